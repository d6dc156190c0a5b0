import { color, fontSize, radius, rem, styled } from '@gvg/ui';
import { richTextStyles } from '@gvg/ui/later-components';

/** Text styled as on the shop's page, in a field that grows with it. */
export const EditorFrame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${color.field}`,
  borderRadius: radius.input,
  backgroundColor: color.card,
  '&:focus-within': { outline: `2px solid ${color.jade}`, outlineOffset: 1 },
  '&[data-invalid]': { borderColor: color.clay },
  '& .ql-container': { position: 'relative' },
  '& .ql-editor': {
    ...richTextStyles,
    minHeight: rem(160),
    maxHeight: rem(420),
    padding: '10px 12px',
    overflowY: 'auto',
    outline: 'none',
    fontSize: fontSize.text,
    lineHeight: 1.55,
    overflowWrap: 'anywhere',
    tabSize: 4,
    whiteSpace: 'pre-wrap',
  },
  // During IME composition the editor still counts as empty.
  '& .ql-editor.ql-blank:not(:focus)::before': {
    position: 'absolute',
    insetInline: 12,
    color: color.muted,
    content: 'attr(data-placeholder)',
    pointerEvents: 'none',
  },
  '& .ql-formula': { display: 'inline-block', paddingInline: 2, borderRadius: 4, backgroundColor: color.jadeSoft },
});
