import type { Country } from '@gvg/contracts/catalogue/http/countries';
import { foldForSearch } from '@gvg/contracts/values/vietnamese';

const noMatch = 3;

/** Returns 0 for a match at the start of a name or a code, 1 at the start of a later word, 2 inside a word. */
function rankOf({ code, name }: Country, sought: string): number {
  if (code.toLowerCase() === sought) return 0;
  const ranks = [name.vi, name.en].map((text) => {
    const folded = foldForSearch(text);
    if (folded.startsWith(sought)) return 0;
    if (folded.includes(` ${sought}`)) return 1;
    return folded.includes(sought) ? 2 : noMatch;
  });
  return Math.min(...ranks);
}

/**
 * Returns the countries whose name in either language contains the query, accents optional; names that start with it first, then in the
 * given order.
 */
export function matchingCountries<Item extends Country>(countries: readonly Item[], query: string): readonly Item[] {
  const sought = foldForSearch(query).trim().replace(/\s+/g, ' ');
  if (sought === '') return countries;
  return countries
    .map((country) => ({ country, rank: rankOf(country, sought) }))
    .filter(({ rank }) => rank < noMatch)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ country }) => country);
}
