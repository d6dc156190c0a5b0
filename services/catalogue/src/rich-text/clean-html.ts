import sanitizeHtml from 'sanitize-html';
import {
  mathAttributes,
  mathTags,
  richTextAttributes,
  richTextClass,
  richTextSchemes,
  richTextTags,
} from '@gvg/contracts/values/rich-text';

const mathRules = Object.fromEntries(mathTags.map((tag) => [tag, [...mathAttributes]]));
const listTypes = ['ordered', 'bullet', 'checked', 'unchecked'];

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags, ...mathTags],
  allowedAttributes: {
    a: [...richTextAttributes.a],
    span: [...richTextAttributes.span],
    li: [{ name: 'data-list', values: listTypes }],
    ...mathRules,
  },
  allowedClasses: { '*': [richTextClass] },
  allowedSchemes: [...richTextSchemes],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
  transformTags: {
    // A page opened in a new tab must not access window.opener.
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs['target'] === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
    }),
  },
};

/** Removes everything that contracts' rich-text does not allow: scripts, styles, event handlers, unknown tags and URL schemes. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, rules);
}
