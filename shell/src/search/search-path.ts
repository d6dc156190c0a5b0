/** Path of the results for a keyword; bare /search without one (specification §2). */
export function searchPath(keyword: string): string {
  const trimmed = keyword.trim();
  return trimmed === '' ? '/search' : `/search?${new URLSearchParams({ keyword: trimmed }).toString()}`;
}

/** The keyword of the results page; empty on other pages. */
export const keywordAt = (pathname: string, search: string) => (pathname === '/search' ? (new URLSearchParams(search).get('keyword') ?? '') : '');
