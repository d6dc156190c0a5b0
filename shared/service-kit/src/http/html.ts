/** Markup made by `html`, with escaped values. */
export interface Html {
  readonly markup: string;
}

type Value = string | number | Html | readonly Html[] | undefined;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for elements and for quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const isList = (value: Value): value is readonly Html[] => Array.isArray(value);

function markupOf(value: Value): string {
  if (value === undefined) return '';
  if (isList(value)) return value.map(({ markup }) => markup).join('');
  return typeof value === 'object' ? value.markup : escapeHtml(String(value));
}

/** Template literal for markup: escapes texts, inserts markup as it is, and undefined as nothing. Attributes must be quoted. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return { markup: String.raw({ raw: strings }, ...values.map(markupOf)) };
}

/** Marks the program's own text, such as a style sheet, as markup. Never use it for external values. */
export const trustedHtml = (markup: string): Html => ({ markup });
