/** A tutorial as the server tells it: a game played by script, seen by the player's seat. */
import type { Chapter, Lesson, LessonScene, Tutorial, View } from '../link/protocol';

export type { Chapter, Lesson, LessonScene, Tutorial };

/** A place in a tutorial. */
export interface Place {
  chapter: number;
  lesson: number;
}

export function lessonAt(tutorial: Tutorial, place: Place): Lesson | null {
  return tutorial.chapters[place.chapter]?.lessons[place.lesson] ?? null;
}

/** All that has happened in a chapter before a lesson. */
export const scenesUntil = (chapter: Chapter, lesson: number): LessonScene[] =>
  chapter.lessons.slice(0, lesson + 1).flatMap((each) => each.scenes);

/** What the player sees at a lesson: every scene tells only what has changed. */
export const viewAt = (chapter: Chapter, lesson: number): View =>
  Object.assign({}, ...scenesUntil(chapter, lesson).map((scene) => scene.view)) as View;

/** The choices that lessons want one after the other, from a lesson on until one wants none. */
export function expectedAt(chapter: Chapter, lesson: number): string[] {
  const wanted = chapter.lessons.slice(lesson).map((each) => each.choose?.text ?? null);
  const end = wanted.indexOf(null);
  return wanted.slice(0, end < 0 ? undefined : end).filter((text) => text !== null);
}

/** The place one lesson on, or back; null beyond both ends. */
export function beside(tutorial: Tutorial, { chapter, lesson }: Place, by: 1 | -1): Place | null {
  const here = { chapter, lesson: lesson + by };
  if (lessonAt(tutorial, here)) return here;
  const last = (tutorial.chapters[chapter + by]?.lessons.length ?? 0) - 1;
  if (last < 0) return null;
  return { chapter: chapter + by, lesson: by > 0 ? 0 : last };
}

/** How many lessons there are, and which one a place is, counted from 1. */
export function progress(tutorial: Tutorial, place: Place): { at: number; of: number } {
  const lengths = tutorial.chapters.map((chapter) => chapter.lessons.length);
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
  return { at: sum(lengths.slice(0, place.chapter)) + place.lesson + 1, of: sum(lengths) };
}
