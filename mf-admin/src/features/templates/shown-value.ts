import type { TFunction } from '@gvg/i18n';

/** Enough to distinguish two texts. */
const shownLength = 240;

/** Formats a value of a template for display: rich text as plain text, a list as its length. */
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
