/** Placeholder of an empty cell, which the cards on phones omit. */
export function NoValue() {
  return <span data-none="">–</span>;
}
