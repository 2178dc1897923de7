/** Which message an option, an event or a question becomes: `words.toml`. */
import source from 'virtual:wording/room25';

import { WordsTable } from '../../words/wording';

export const TABLE = new WordsTable(source);
