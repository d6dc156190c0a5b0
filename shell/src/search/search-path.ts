/** Where a keyword is searched; bare /search without one (specification §2). */
export function searchPath(keyword: string): string {
  const wanted = keyword.trim();
  return wanted === '' ? '/search' : `/search?${new URLSearchParams({ keyword: wanted }).toString()}`;
}

/** The keyword of the results that are shown, to stand in the field. */
export const keywordAt = (pathname: string, search: string) => (pathname === '/search' ? (new URLSearchParams(search).get('keyword') ?? '') : '');
