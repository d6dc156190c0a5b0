import { richTextLink } from '@gvg/contracts/values/rich-text';

const hostPattern = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#:].*)?$/u;
const mailPattern = /^[^\s@/]+@[^\s@/]+$/;

/** Parses a typed link such as `goodsviet.vn` or an e-mail address. Undefined for targets that are not allowed. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (/\s/.test(text)) return undefined;
  if (mailPattern.test(text)) return `mailto:${text}`;
  if (richTextLink.test(text)) return text;
  return hostPattern.test(text) ? `https://${text}` : undefined;
}
