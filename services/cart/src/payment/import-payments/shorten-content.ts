import { findOrderCodes } from '../../order/order-code.ts';

const contentLimit = 500;

/** Shortens a content to the limit of a transfer but keeps order codes from beyond it. */
export function shortenContent(content: string): string {
  if (content.length <= contentLimit) return content;
  const start = content.slice(0, contentLimit);
  const visible = new Set(findOrderCodes(start));
  const cut = findOrderCodes(content).filter((code) => !visible.has(code));
  const end = cut.length === 0 ? '' : ` … ${cut.join(' ')}`;
  return `${content.slice(0, Math.max(0, contentLimit - end.length))}${end}`.slice(0, contentLimit).toWellFormed();
}
