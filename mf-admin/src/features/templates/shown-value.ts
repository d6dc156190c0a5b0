import type { TFunction } from '@gvg/i18n';

/** Enough to tell one text from another. */
const shownLength = 240;

/** A value of a template as people read it: rich text as plain text, a list as how many it has. */
export function shownValue(value: unknown, t: TFunction): string {
  if (Array.isArray(value)) return t('templates.items', { count: value.length });
  if (value === undefined || value === null || value === '') return t('templates.empty');
  if (typeof value === 'object')
    return Object.values(value)
      .map((each) => shownValue(each, t))
      .join(' / ');
  const text = String(value);
  const plain = /<\w/.test(text) ? new DOMParser().parseFromString(text, 'text/html').body.textContent.trim() : text;
  return plain.length > shownLength ? `${plain.slice(0, shownLength)}…` : plain;
}
