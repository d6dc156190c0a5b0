import type { ColorScheme } from '@gvg/ui/palette';

/** Prevents a mail from running or loading anything, like a careful mail reader. Its links open in a new tab. */
export const previewPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

/** Media features that hold always, and never. */
const always = 'min-width:0';
const never = 'max-width:0';

/** Returns the HTML of a mail as shown in this color scheme, independent of the browser's scheme. */
export function previewOf(html: string, scheme: ColorScheme): string {
  const styled = html.replace(/prefers-color-scheme\s*:\s*(light|dark)/gi, (_, preferred: string) =>
    preferred.toLowerCase() === scheme ? always : never,
  );
  const head = `<base target="_blank"><style>:root{color-scheme:${scheme}!important}</style>`;
  return /<head[^>]*>/i.test(styled) ? styled.replace(/<head[^>]*>/i, (tag) => `${tag}${head}`) : `${head}${styled}`;
}
