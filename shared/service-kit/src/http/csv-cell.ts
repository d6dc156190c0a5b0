/**
 * Text that a spreadsheet would evaluate as a formula, or whose apostrophe it would remove, in half or full width (rules/admin-pages.md).
 */
const formula = /^'*[=+\-@\t\r\n\0＝＋－＠]/u;

/** Returns the cell of a text. A text that a spreadsheet would take for a formula gets one leading `'`. */
export const csvCell = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** Returns the text of a cell, without the apostrophe that `csvCell` or a person added. */
export const textOfCell = (cell: string): string => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell);
