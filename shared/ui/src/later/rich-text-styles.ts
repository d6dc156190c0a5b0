import { richTextBackgrounds, richTextColours, richTextIndents } from '@gvg/contracts/values/rich-text';
import { color, fontSize, fontWeight } from '@gvg/ui';

const steps = Array.from({ length: richTextIndents + 1 }, (_, step) => step);
const counter = (step: number) => `list-${step}`;
/** A new list, and each item, resets the numbers of the levels below it. */
const resetBelow = (step: number) =>
  steps
    .filter((each) => each > step)
    .map(counter)
    .join(' ');

const numbering = (step: number) => ({
  counterIncrement: counter(step),
  ...(step < richTextIndents ? { counterReset: resetBelow(step) } : {}),
  '&::before': { content: `counter(${counter(step)}) "."` },
});

/** Items of all levels are in one list: each level has its own numbers, and bullets are not counted. */
const lists = {
  '& :is(ul, ol)': { paddingInlineStart: 22 },
  '& ol': { counterReset: steps.map(counter).join(' ') },
  '& li + li': { marginTop: 4 },
  '& li[data-list]': { position: 'relative', listStyle: 'none' },
  '& li[data-list]::before': {
    position: 'absolute',
    insetInlineEnd: '100%',
    marginInlineEnd: '0.4em',
    whiteSpace: 'nowrap',
  },
  '& li[data-list="bullet"]::before': { content: '"•"' },
  '& li[data-list="ordered"]': numbering(0),
  ...Object.fromEntries(steps.slice(1).map((step) => [`& li[data-list="ordered"].ql-indent-${step}`, numbering(step)])),
};

const indents = Object.fromEntries(
  steps.slice(1).map((step) => [`& .ql-indent-${step}`, { marginInlineStart: `${step * 1.5}em` }]),
);

const headings = {
  '& :is(h1, h2, h3, h4, h5, h6)': {
    marginTop: 24,
    fontSize: fontSize.text,
    fontWeight: fontWeight.heading,
    letterSpacing: '-0.01em',
    lineHeight: 1.3,
  },
  // The page has its own `h1`, so there the text's first level is an `h2` that looks like it.
  '& :is(h1, h2[data-level="1"])': { fontSize: fontSize.heading },
  '& h2': { fontSize: fontSize.title },
  '& h3': { fontSize: fontSize.lead },
  '& h5': { fontSize: fontSize.small },
  '& h6': { fontSize: fontSize.small, color: color.muted },
};

const code = {
  '& :is(code, pre, .ql-code-block)': {
    fontFamily: 'ui-monospace, monospace',
    fontSize: fontSize.small,
    overflowWrap: 'anywhere',
  },
  '& :is(pre, .ql-code-block-container)': {
    padding: 16,
    borderRadius: 12,
    backgroundColor: color.jadeSoft,
    whiteSpace: 'pre-wrap',
  },
};

/** On a coloured background text is dark enough in both schemes, whatever its own colour is. */
const colours = {
  ...Object.fromEntries(richTextColours.map((name) => [`& .ql-color-${name}`, { color: color[name] }])),
  ...Object.fromEntries(
    richTextBackgrounds.map((name) => [
      `& .ql-bg-${name}, & .ql-bg-${name} *`,
      { backgroundColor: color[name], color: name === 'gold' ? color.onGold : color.ink },
    ]),
  ),
};

/** Styles of the editor's classes (contracts' rich-text) with the shop's tokens, for the editor and the shop's pages. */
export const richTextStyles = {
  '& > * + *': { marginTop: 12 },
  ...headings,
  '& > :first-child': { marginTop: 0 },
  ...lists,
  '& a': { color: color.jade, textUnderlineOffset: 3 },
  '& blockquote': {
    marginInline: 0,
    paddingInlineStart: 16,
    borderInlineStart: `3px solid ${color.line}`,
    color: color.muted,
  },
  ...code,
  '& .ql-size-small': { fontSize: fontSize.small },
  '& .ql-size-large': { fontSize: fontSize.title },
  '& .ql-size-huge': { fontSize: fontSize.heading },
  '& .ql-font-serif': { fontFamily: 'Georgia, serif' },
  '& .ql-font-monospace': { fontFamily: 'ui-monospace, monospace' },
  '& .ql-align-center': { textAlign: 'center' },
  '& .ql-align-right': { textAlign: 'right' },
  '& .ql-align-justify': { textAlign: 'justify' },
  ...colours,
  ...indents,
} as const;
