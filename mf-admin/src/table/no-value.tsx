/** What a cell shows where there is nothing; the cards of phones leave it out. */
export function NoValue() {
  return <span data-none="">–</span>;
}
