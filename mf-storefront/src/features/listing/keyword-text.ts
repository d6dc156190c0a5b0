import { keywordLimit } from '@gvg/contracts/catalogue/terms';
import { withoutLeftMarks } from '@gvg/contracts/values/typed-text';

/** NUL and halves of characters. */
const noText = /\0|\p{Cs}/gu;

/** More marks on one letter than any language has. */
const markRun = /(\p{M}{30})\p{M}+/gu;

/**
 * The keyword of an address as the search takes it; undefined without one. The API refuses what is no text: in its place stands the sign for an unreadable
 * character, which nothing is named after, so that such an address is a page without results.
 */
export function readKeyword(text: string): string | undefined {
  const keyword = withoutLeftMarks(text.slice(0, keywordLimit))
    .replace(noText, '\uFFFD')
    .replace(markRun, '$1')
    .normalize('NFC')
    .trim();
  return keyword === '' ? undefined : keyword;
}
