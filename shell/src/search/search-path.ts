/** Path of the results for a keyword; bare /search without one (specification §2). */
export function searchPath(keyword: string): string {
  // One address for both encodings of a letter with marks.
  const trimmed = keyword.normalize('NFC').trim();
  return trimmed === '' ? '/search' : `/search?${new URLSearchParams({ keyword: trimmed }).toString()}`;
}

/** Path of the form that asks for goods from outside, filled from the page that `text` links to; undefined when it is no link. */
export function linkPath(text: string): string | undefined {
  const link = text.trim();
  return /^https?:\/\/[^\s/.]+\.\S+$/i.test(link)
    ? `/user/cart?${new URLSearchParams({ link }).toString()}`
    : undefined;
}

/** The keyword of the results page; empty on other pages. */
export const keywordAt = (pathname: string, search: string) =>
  pathname === '/search' ? (new URLSearchParams(search).get('keyword') ?? '') : '';
