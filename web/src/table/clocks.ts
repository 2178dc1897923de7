/** The time that people have left, counted on from what was told. */
import type { Clock } from '../link/protocol';

/** A clock some seconds after it was told. */
export function leftOf(clock: Clock, gone: number): Clock {
  if (!clock.running) return clock;
  const own = clock.decision - Math.max(0, gone);
  return {
    ...clock,
    decision: Math.max(0, own),
    bank: own < 0 ? Math.max(0, clock.bank + own) : clock.bank,
  };
}

/** Seconds as people read them: 1:05, 12:00:00 or 2d 3h, as the language has it. */
export function spell(seconds: number, language = 'en'): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const two = (number: number) => String(number).padStart(2, '0');
  const [days, hours] = [Math.floor(whole / 86400), Math.floor((whole % 86400) / 3600)];
  if (days > 0) {
    const some = (number: number, unit: 'day' | 'hour') =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'narrow' }).format(number);
    return hours > 0 ? `${some(days, 'day')} ${some(hours, 'hour')}` : some(days, 'day');
  }
  const minutes = Math.floor((whole % 3600) / 60);
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(whole % 60)}`
    : `${minutes}:${two(whole % 60)}`;
}
