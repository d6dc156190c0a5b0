/** Base URL that shows whether a resolved path leaves the site. */
const site = 'https://site.invalid';

/** Returns `redirect` as a path of this site without fragment, undefined for anything that a browser would read as another site. */
export function redirectPath(redirect: string): string | undefined {
  // oxlint-disable-next-line eslint/no-control-regex -- browsers drop some of these, which would change what the path means
  if (!redirect.startsWith('/') || /[\\\x00-\x20\x7f]/.test(redirect) || !URL.canParse(redirect, site))
    return undefined;
  const { origin, pathname, search } = new URL(redirect, site);
  return origin === site && !pathname.startsWith('//') ? pathname + search : undefined;
}
