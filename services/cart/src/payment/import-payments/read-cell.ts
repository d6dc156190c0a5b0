/** What spreadsheets put around a text so that it stays one: `="…"` and an apostrophe in front. */
const asText = /^="(.*)"$|^'(.*)$/s;
/** Signs that stand for nothing. */
const nothing = /^[-–—]$/;

/** What a cell of a statement says. */
export function readCell(cell: string | undefined): string {
  const text = (cell ?? '').normalize('NFC').trim();
  const parts = asText.exec(text);
  const said = (parts?.[1] ?? parts?.[2] ?? text).trim();
  return nothing.test(said) ? '' : said;
}
