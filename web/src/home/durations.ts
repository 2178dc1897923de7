/** Lengths of time in words. */

type Unit = 'day' | 'hour' | 'minute' | 'second';

const UNITS: [number, Unit][] = [
  [86400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
];

/** So many seconds in the largest unit that leaves no long fraction: 2 of the unit minute. */
export function span(seconds: number): { count: number; unit: Unit } {
  const fits = ([length]: [number, Unit]) => seconds >= length && (seconds * 2) % length === 0;
  const [length, unit] = UNITS.find(fits) ?? [1, 'second'];
  return { count: seconds / length, unit };
}

/** The same as a phrase in the nominative: “2 minutes”. After a preposition, say `after-time`. */
export function duration(seconds: number, language: string): string {
  const { count, unit } = span(seconds);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(count);
}
