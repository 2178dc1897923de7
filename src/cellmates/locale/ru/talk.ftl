### What somebody says at any table, with who says it.

speech = { $who }: { $words }
