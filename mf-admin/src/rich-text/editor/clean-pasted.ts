import { richTextMarkup } from '@gvg/contracts/values/rich-text';
import sanitizeHtml from 'sanitize-html';

/** What word processors write as styles, by the tag that a text has in its place. */
const tagOfStyle: readonly (readonly [RegExp, string])[] = [
  [/font-weight:\s*(bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration[^;]*underline/i, 'u'],
  [/text-decoration[^;]*line-through/i, 's'],
  [/vertical-align:\s*sub/i, 'sub'],
  [/vertical-align:\s*super/i, 'sup'],
];

const rules: sanitizeHtml.IOptions = {
  ...richTextMarkup,
  // Their contents are no text of the page they come from.
  nonTextTags: ['script', 'style', 'title', 'template', 'noscript', 'textarea', 'select', 'option', 'iframe', 'svg'],
  transformTags: {
    span: (tagName, { style = '', ...attribs }) => ({
      tagName: tagOfStyle.find(([pattern]) => pattern.test(style))?.[1] ?? tagName,
      attribs,
    }),
    // Google's clipboard is one `b` that is not bold.
    b: (tagName, { style = '', ...attribs }) => ({
      tagName: /font-weight:\s*normal/i.test(style) ? 'span' : tagName,
      attribs,
    }),
  },
};

/**
 * Markup from the clipboard by the rules of what is saved. It is cleaned as a text: every parser of the browser, also one without a page, reports handlers and
 * styles to the content security policy.
 */
export const cleanPasted = (html: string): string => sanitizeHtml(html, rules);
