import { richTextLink } from '@gvg/contracts/values/rich-text';
import Delta from 'quill-delta';
import type Clipboard from 'quill/modules/clipboard.js';

type Matchers = Clipboard['matchers'];

/** Words of a link whose address a text may not have stay, the link does not. */
const matchLink: Matchers[number][1] = (node, delta) => {
  const address = node instanceof Element ? (node.getAttribute('href') ?? '') : '';
  if (richTextLink.test(address)) return delta;
  return delta.compose(new Delta().retain(delta.length(), { link: null }));
};

/** Contents that are no text of the page they come from, and would be pasted as one. */
const ignored = 'script, style, title, template, noscript, textarea, select, iframe, object, svg, annotation';

export const pasteMatchers: Matchers = [
  ['a', matchLink],
  [ignored, () => new Delta()],
];
