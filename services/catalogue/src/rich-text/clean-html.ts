import sanitizeHtml from 'sanitize-html';
import {
  mathAttributes,
  mathTags,
  richTextAttributes,
  richTextClass,
  richTextLists,
  richTextSchemes,
  richTextTags,
} from '@gvg/contracts/values/rich-text';

const mathRules = Object.fromEntries(mathTags.map((tag) => [tag, [...mathAttributes]]));

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags, ...mathTags],
  allowedAttributes: {
    a: [...richTextAttributes.a],
    span: [...richTextAttributes.span],
    li: [{ name: 'data-list', values: [...richTextLists] }],
    ...mathRules,
  },
  allowedClasses: { '*': [richTextClass] },
  allowedSchemes: [...richTextSchemes],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
  transformTags: {
    // A page opened in a new tab must not access window.opener, whatever the text says of it.
    a: (tagName, { target, rel: _rel, ...attribs }) => ({
      tagName,
      attribs: target === '_blank' ? { ...attribs, target, rel: 'noopener noreferrer' } : attribs,
    }),
  },
};

/** Removes everything that contracts' rich-text does not allow: scripts, styles, event handlers, unknown tags and URL schemes. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, rules);
}
