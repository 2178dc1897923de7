/** What a seat sees after it was told something. */
import type { Told, View } from './protocol';

export function seenAfter(view: View | null, told: Told): View {
  if (told.whole) return told.view;
  const seen: View = { ...view, ...told.view };
  for (const [key, entries] of Object.entries(told.parts ?? {})) {
    seen[key] = { ...(seen[key] as object), ...entries };
  }
  return seen;
}
