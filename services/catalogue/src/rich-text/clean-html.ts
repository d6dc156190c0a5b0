import sanitizeHtml from 'sanitize-html';
import { mathAttributes, mathTags, richTextAttributes, richTextClass, richTextSchemes, richTextTags } from '@gvg/contracts/rich-text';

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
    // A page that is opened from ours must not reach back to it.
    a: (tagName, attribs) => ({ tagName, attribs: attribs['target'] === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs }),
  },
};

/** Takes away all that contracts' rich-text does not allow: scripts, styles, handlers, foreign tags and addresses. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, rules);
}
