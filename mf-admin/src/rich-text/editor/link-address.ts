import { richTextLink } from '@gvg/contracts/values/rich-text';

const hostPattern = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#:].*)?$/u;
const mailPattern = /^[^\s@/]+@[^\s@/]+$/;

/** A link as people type it, `goodsviet.vn` or an email address too; undefined for what a text may not link to. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (/\s/.test(text)) return undefined;
  if (mailPattern.test(text)) return `mailto:${text}`;
  if (richTextLink.test(text)) return text;
  return hostPattern.test(text) ? `https://${text}` : undefined;
}
