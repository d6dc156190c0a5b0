import type { ColorScheme } from '@gvg/ui/palette';

/** Nothing of a mail runs or is loaded, and its links open beside the mailbox: what a careful mail reader does. */
export const previewPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

/** A media feature that always, or never, holds. */
const always = 'min-width:0';
const never = 'max-width:0';

/** The HTML of a mail as a reader in this scheme shows it, whatever the scheme of the browser. */
export function previewOf(html: string, scheme: ColorScheme): string {
  const styled = html.replace(/prefers-color-scheme\s*:\s*(light|dark)/gi, (_, preferred: string) =>
    preferred.toLowerCase() === scheme ? always : never,
  );
  const head = `<base target="_blank"><style>:root{color-scheme:${scheme}!important}</style>`;
  return /<head[^>]*>/i.test(styled) ? styled.replace(/<head[^>]*>/i, (tag) => `${tag}${head}`) : `${head}${styled}`;
}
