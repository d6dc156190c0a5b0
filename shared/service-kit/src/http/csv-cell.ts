/** What a spreadsheet would calculate, or take for a mark of its own, in half or full width (rules/admin-pages.md). */
const formula = /^'*[=+\-@\t\r\n\0＝＋－＠]/u;

/** A text as a cell holds it: one that a spreadsheet would take for a formula gets one `'` in front. */
export const csvCell = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** A text of a cell that `csvCell`, or a person who knows of it, has written. */
export const textOfCell = (cell: string): string => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell);
