/** How hard a puzzle is and how sure its answer, in words. */
import type { PuzzleSummary } from '../link/protocol';
import type { Texts } from '../words/texts';

export function gradeText({ grade, grades, solved_by }: PuzzleSummary, texts: Texts): string {
  const solved =
    solved_by === null
      ? texts.say('puzzle-solved-by-none')
      : texts.say('puzzle-solved-by', { level: texts.say(`botkind-${solved_by}`) });
  return `${texts.say('puzzle-grade', { grade, grades })}: ${solved}`;
}

export function proofText({ rate }: PuzzleSummary, texts: Texts): string {
  return rate === null ? texts.say('puzzle-proved') : texts.say('puzzle-rated', { ...rate });
}
