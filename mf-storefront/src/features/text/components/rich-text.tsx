import { richTextColours } from '@gvg/contracts/values/rich-text';
import { color, fontSize, fontWeight, styled } from '@gvg/ui';
import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { localizeLinks } from '../localize-links.ts';
import { sanitizeRichText } from '../sanitize-rich-text.ts';
import { useFollowLinks } from '../use-follow-links.ts';
import { renderFormulas, areFormulasLoaded, hasFormulas, loadFormulas } from '../formulas.ts';

const indents = Object.fromEntries(
  Array.from({ length: 8 }, (_, index) => [
    `& .ql-indent-${index + 1}`,
    { marginInlineStart: `${(index + 1) * 1.5}em` },
  ]),
);

const colours = Object.fromEntries(
  richTextColours.flatMap((name) => [
    [`& .ql-color-${name}`, { color: color[name] }],
    [`& .ql-bg-${name}`, { backgroundColor: color[name] }],
  ]),
);

/** Styles of the editor's classes with the shop's tokens. */
const Frame = styled('div')({
  maxWidth: '70ch',
  '& > * + *': { marginTop: 12 },
  '& h2, & h3, & h4, & h5, & h6': {
    marginTop: 24,
    fontWeight: fontWeight.heading,
    letterSpacing: '-0.01em',
    lineHeight: 1.3,
  },
  '& h2': { fontSize: fontSize.title },
  '& h3': { fontSize: fontSize.lead },
  '& h4, & h5, & h6': { fontSize: fontSize.text },
  '& > :first-child': { marginTop: 0 },
  '& ul, & ol': { paddingInlineStart: 22 },
  '& li + li': { marginTop: 4 },
  '& li[data-list="bullet"]': { listStyleType: 'disc' },
  '& a': { color: color.jade, textUnderlineOffset: 3 },
  '& blockquote': {
    marginInline: 0,
    paddingInlineStart: 16,
    borderInlineStart: `3px solid ${color.line}`,
    color: color.muted,
  },
  '& code, & pre, & .ql-code-block': {
    fontFamily: 'ui-monospace, monospace',
    fontSize: fontSize.small,
    overflowWrap: 'anywhere',
  },
  '& pre, & .ql-code-block-container': {
    padding: 16,
    borderRadius: 12,
    backgroundColor: color.jadeSoft,
    whiteSpace: 'pre-wrap',
  },
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
});

/** Rich text from the administrators' editor, sanitized; links to pages of the shop keep the language and need no reload. */
export function RichText({ html }: { html: string }) {
  const { locale } = useTexts();
  const followLinks = useFollowLinks();
  const sanitized = useMemo(() => localizeLinks(sanitizeRichText(html), locale), [html, locale]);
  const [ready, setReady] = useState(areFormulasLoaded);
  const isWaiting = !ready && hasFormulas(sanitized);
  useEffect(() => {
    if (!isWaiting) return;
    let isMounted = true;
    const markReady = () => {
      if (isMounted) setReady(true);
    };
    // When KaTeX fails to load, the TeX source stays visible.
    loadFormulas().then(markReady, () => undefined);
    return () => {
      isMounted = false;
    };
  }, [isWaiting]);
  return (
    <Frame
      onClick={followLinks}
      dangerouslySetInnerHTML={{ __html: hasFormulas(sanitized) ? renderFormulas(sanitized) : sanitized }}
    />
  );
}
