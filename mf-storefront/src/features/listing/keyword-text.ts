import { keywordLimit } from '@gvg/contracts/catalogue/terms';
import { withoutLeftMarks } from '@gvg/contracts/values/typed-text';

/** NUL and lone surrogates. */
const noText = /\0|\p{Cs}/gu;

/** More marks on one letter than any language has. */
const markRun = /(\p{M}{30})\p{M}+/gu;

/**
 * Returns the keyword of a URL in the search's format, undefined without one. The API rejects invalid characters, so they are replaced by
 * U+FFFD, which no name contains: such a URL shows a page without results.
 */
export function readKeyword(text: string): string | undefined {
  const keyword = withoutLeftMarks(text.slice(0, keywordLimit))
    .replace(noText, '\uFFFD')
    .replace(markRun, '$1')
    .normalize('NFC')
    .trim();
  return keyword === '' ? undefined : keyword;
}
