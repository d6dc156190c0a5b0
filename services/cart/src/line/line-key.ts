import { createHash } from 'node:crypto';

/** Parameters that identify a visitor's source, not the page's content. */
const trackingParameter = /^(utm_|fbclid$|gclid$|gad_|msclkid$|mc_|igsh|spm$|ref$|ref_$|_ga$)/i;

/** Normalizes a link, so that the same page is found under all spellings of its URL. */
export function urlForm(text: string): string {
  if (!URL.canParse(text)) return text;
  const url = new URL(text);
  const query = [...url.searchParams]
    .filter(([name]) => !trackingParameter.test(name))
    .map(([name, value]) => `${name}=${value}`);
  // http and https lead to the same page, and so does a name with or without www.
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}?${query.sort().join('&')}`;
}

/** `key` of a product line. */
export const productKey = (id: string): string => `product:${id}`;

/** `key` of a line with a link. Hashed, because links exceed the length that indexes allow. */
export const linkKey = (url: string): string => `link:${createHash('sha256').update(urlForm(url)).digest('base64url')}`;
