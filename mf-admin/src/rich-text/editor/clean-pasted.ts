import { richTextIndents, richTextMarkup } from '@gvg/contracts/values/rich-text';
import sanitizeHtml from 'sanitize-html';

/** Styles of word processors, with the tag that replaces each. */
const tagOfStyle: readonly (readonly [RegExp, string])[] = [
  [/font-weight:\s*(bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration[^;]*underline/i, 'u'],
  [/text-decoration[^;]*line-through/i, 's'],
  [/vertical-align:\s*sub/i, 'sub'],
  [/vertical-align:\s*super/i, 'sup'],
];

/** Word writes list items as paragraphs with a special style, which begin with the rendered bullet or number. */
const wordItem = /mso-list:[^;]*\blevel(\d)/i;
const wordMarker = /mso-list:\s*ignore/i;
const markers = /mso-list:\s*ignore[^>]{0,200}>([^<]{0,20})/gi;
const numberMarker = /^\s*[\p{L}\d]{1,5}[.)]/u;
/** Its content is dropped. */
const leftOut = 'template';

/** Separator between the cells of a row, which becomes a line of text. */
const cellEnd = /<\/(t[dh])\s{0,20}>(?=\s{0,200}<t[dh][\s>])/gi;
const betweenCells = ' | </$1>';

function rulesFor(html: string): sanitizeHtml.IOptions {
  const markersInOrder = [...html.matchAll(markers)].map(([, marker = '']) => marker);
  let items = 0;
  let cells = 0;
  const itemOf = (style: string): sanitizeHtml.Tag => {
    const level = Math.min(Number(wordItem.exec(style)?.[1] ?? 1) - 1, richTextIndents);
    const type = numberMarker.test(markersInOrder[items] ?? '') ? 'ordered' : 'bullet';
    items += 1;
    return { tagName: 'li', attribs: { 'data-list': type, ...(level > 0 && { class: `ql-indent-${level}` }) } };
  };
  return {
    ...richTextMarkup,
    // Their content is not visible text.
    nonTextTags: ['script', 'style', 'title', leftOut, 'noscript', 'textarea', 'select', 'option', 'iframe', 'svg'],
    onOpenTag: (name) => {
      if (name === 'td' || name === 'th') cells += 1;
    },
    onCloseTag: (name) => {
      if (name === 'td' || name === 'th') cells -= 1;
    },
    transformTags: {
      span: (tagName, { style = '', ...attribs }) => ({
        tagName: wordMarker.test(style)
          ? leftOut
          : (tagOfStyle.find(([pattern]) => pattern.test(style))?.[1] ?? tagName),
        attribs,
      }),
      // Google's clipboard wraps everything in one `b` that is not bold.
      b: (tagName, { style = '', ...attribs }) => ({
        tagName: /font-weight:\s*normal/i.test(style) ? 'span' : tagName,
        attribs,
      }),
      p: (tagName, { style = '', ...attribs }) => {
        if (cells > 0) return { tagName: 'span', attribs: {} };
        return wordItem.test(style) ? itemOf(style) : { tagName, attribs };
      },
      tr: () => ({ tagName: 'p', attribs: {} }),
    },
  };
}

/**
 * Applies the rules for stored markup to pasted markup. Cleans it as a string, because every DOM parser, even without a document, reports handlers and styles
 * to the content security policy. Lists from Word remain lists. A table, which is not allowed, becomes one line per row.
 */
export const cleanPasted = (html: string): string => sanitizeHtml(html.replace(cellEnd, betweenCells), rulesFor(html));
