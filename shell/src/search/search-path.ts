/** Returns the path of the results for a keyword; bare /search without one (specification §2). */
export function searchPath(keyword: string): string {
  // One URL for both encodings of an accented letter.
  const trimmed = keyword.normalize('NFC').trim();
  return trimmed === '' ? '/search' : `/search?${new URLSearchParams({ keyword: trimmed }).toString()}`;
}

/**
 * Returns the path of the form that requests external goods, filled from the page that `text` links to; undefined if `text` is not a link.
 */
export function linkPath(text: string): string | undefined {
  const link = text.trim();
  return /^https?:\/\/[^\s/.]+\.\S+$/i.test(link)
    ? `/user/cart?${new URLSearchParams({ link }).toString()}`
    : undefined;
}

/** Returns the keyword of the results page; empty on other pages. */
export const keywordAt = (pathname: string, search: string) =>
  pathname === '/search' ? (new URLSearchParams(search).get('keyword') ?? '') : '';
