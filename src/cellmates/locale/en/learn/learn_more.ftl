### While a lesson is watched, and what a search meant.

tutorial-watch = Now watch what happens …
rules-meant = Not found as written. Shown instead: { $words }
