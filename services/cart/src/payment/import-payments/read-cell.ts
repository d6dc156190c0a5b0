/** Wrappers with which spreadsheets mark a cell as text: `="…"` and a leading apostrophe. */
const asText = /^="(.*)"$|^'(.*)$/s;
/** Dashes that mark an empty cell. */
const nothing = /^[-–—]$/;

/** Returns the content of a statement's cell. */
export function readCell(cell: string | undefined): string {
  const text = (cell ?? '').normalize('NFC').trim();
  const parts = asText.exec(text);
  const said = (parts?.[1] ?? parts?.[2] ?? text).trim();
  return nothing.test(said) ? '' : said;
}
