/** Lengths of time in words. */

const UNITS: [number, Intl.NumberFormatOptions['unit']][] = [
  [86400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
];

/** So many seconds in the largest unit that leaves no long fraction: “2 minutes”. */
export function duration(seconds: number, language: string): string {
  const fits = ([length]: [number, unknown]) => seconds >= length && (seconds * 2) % length === 0;
  const [length, unit] = UNITS.find(fits) ?? [1, 'second'];
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: unit ?? 'second',
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(seconds / length);
}
