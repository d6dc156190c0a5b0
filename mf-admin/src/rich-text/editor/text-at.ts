import type Quill from 'quill';
import { Range } from 'quill/core/selection.js';
import { FormulaBlot } from './formula-blot.ts';
import { LinkBlot } from './link-blot.ts';

/** Returns the link at a range, with the range of the whole link. The address is empty if there is none. */
export function linkAt(quill: Quill, range: Range): { range: Range; address: string } {
  const [link, offset] = quill.scroll.descendant(LinkBlot, range.index);
  if (link === null) return { range, address: '' };
  const address = LinkBlot.formats(link.domNode) ?? '';
  return { range: range.length > 0 ? range : new Range(range.index - offset, link.length()), address };
}

/** Returns the TeX source of the selected formula, or an empty text. */
export function formulaAt(quill: Quill, { index, length }: Range): string {
  const [formula] = quill.scroll.descendant(FormulaBlot, index);
  return formula === null || length !== 1 ? '' : FormulaBlot.value(formula.domNode as HTMLElement);
}
