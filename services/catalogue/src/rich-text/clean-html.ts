import sanitizeHtml from 'sanitize-html';
import { richTextMarkup } from '@gvg/contracts/values/rich-text';

const rules: sanitizeHtml.IOptions = {
  ...richTextMarkup,
  transformTags: {
    // A page opened in a new tab must not access window.opener, whatever `rel` the text contains.
    a: (tagName, { target, rel: _rel, ...attribs }) => ({
      tagName,
      attribs: target === '_blank' ? { ...attribs, target, rel: 'noopener noreferrer' } : attribs,
    }),
  },
};

/** Removes everything that the contracts' rich text does not allow: scripts, styles, event handlers, unknown tags and URL schemes. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, rules);
}
