import { createHash } from 'node:crypto';

/** Parameters that say where a visitor came from, not what the page shows. */
const trackingParameter = /^(utm_|fbclid$|gclid$|gad_|msclkid$|mc_|igsh|spm$|ref$|ref_$|_ga$)/i;

/** A link in one form, so that the same page is found however its address is written. */
export function urlForm(text: string): string {
  if (!URL.canParse(text)) return text;
  const url = new URL(text);
  const query = [...url.searchParams]
    .filter(([name]) => !trackingParameter.test(name))
    .map(([name, value]) => `${name}=${value}`);
  // http and https lead to the same page, as do a name with and without www.
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}?${query.sort().join('&')}`;
}

/** `key` of a line for a product. */
export const productKey = (id: string): string => `product:${id}`;

/** `key` of a line with a link; hashed, since links are longer than what indexes take. */
export const linkKey = (url: string): string => `link:${createHash('sha256').update(urlForm(url)).digest('base64url')}`;
