/** The puzzle to go on with: the next one that is not solved, from a place in the list on. */
export function nextUnsolved(
  ids: readonly string[],
  solved: ReadonlySet<string>,
  after: string | null,
): string | null {
  const start = after === null ? 0 : ids.indexOf(after) + 1;
  const order = [...ids.slice(start), ...ids.slice(0, start)];
  return order.find((id) => !solved.has(id) && id !== after) ?? order[0] ?? null;
}
