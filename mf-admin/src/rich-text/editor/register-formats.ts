import { richTextBackgrounds, richTextColours } from '@gvg/contracts/values/rich-text';
import { ClassAttributor, Scope } from 'parchment';
import Quill from 'quill';
import { CleanClipboard } from './clean-clipboard.ts';
import { FormulaBlot } from './formula-blot.ts';
import { LinkBlot } from './link-blot.ts';

/** Quill's own formats allow any colour, as inline styles. */
const colour = (format: string, prefix: string, whitelist: readonly string[]) =>
  new ClassAttributor(format, prefix, { scope: Scope.INLINE, whitelist: [...whitelist] });

/** Allowed formats. Anything else that is pasted becomes plain text. Inline `code` has no button, but is preserved. */
export const formats = [
  ...['bold', 'italic', 'underline', 'strike', 'code', 'script', 'size', 'color', 'background', 'font', 'link'],
  ...['formula', 'blockquote', 'code-block', 'header', 'list', 'indent', 'align'],
];

/** Replaces Quill's formats and clipboard for all editors. */
export function registerFormats(): void {
  Quill.register(
    {
      'formats/color': colour('color', 'ql-color', richTextColours),
      'formats/background': colour('background', 'ql-bg', richTextBackgrounds),
      'formats/formula': FormulaBlot,
      'formats/link': LinkBlot,
      'modules/clipboard': CleanClipboard,
    },
    true,
  );
}
