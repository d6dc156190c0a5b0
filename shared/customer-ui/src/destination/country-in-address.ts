import { splitLocale } from '@gvg/contracts/values/locale';

/** Query parameter of shared links. On lists of products the same name is the country of origin. */
export const countryParameter = 'country';

const isAboutDestination = (path: string) => path === '/rate-table' || path.startsWith('/product/');

/** Returns the destination in an address (rules/destination.md). */
export function countryInAddress({ pathname, search }: { pathname: string; search: string }): string | undefined {
  return isAboutDestination(splitLocale(pathname).path)
    ? (new URLSearchParams(search).get(countryParameter) ?? undefined)
    : undefined;
}

/** Returns the address without the destination, which a page about it adds by itself. */
export function addressWithoutDestination({ pathname, search }: { pathname: string; search: string }): string {
  if (!isAboutDestination(splitLocale(pathname).path)) return pathname + search;
  const query = new URLSearchParams(search);
  query.delete(countryParameter);
  return `${pathname}?${query.toString()}`;
}
