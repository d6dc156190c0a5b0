import type { Country } from '@gvg/contracts/catalogue/http/countries';
import { useEffect, useState } from 'react';

const storageKey = 'gvg:destination';

function readStoredDestination(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores the destination country for other pages. */
export function storeDestination(code: string): void {
  try {
    localStorage.setItem(storageKey, code);
  } catch {
    // Without storage the choice is lost when the page is closed.
  }
}

/** Country codes in the browser's languages, e.g. `JP` of `ja-JP`. */
const browserRegions = () => navigator.languages.flatMap((language) => /-([A-Z]{2})\b/.exec(language)?.[1] ?? []);

/**
 * Destination country and its setter: the last choice on this device, else a served country of the browser's languages, else the first. Undefined
 * until mounted, because the server knows neither.
 */
export function useDestination(countries: readonly Pick<Country, 'code'>[] | undefined): [string | undefined, (code: string) => void] {
  const [chosen, setChosen] = useState<string>();
  const [guesses, setGuesses] = useState<readonly string[]>();
  useEffect(() => {
    setGuesses([readStoredDestination() ?? [], browserRegions()].flat());
  }, []);
  const choose = (code: string) => {
    setChosen(code);
    storeDestination(code);
  };
  if (countries === undefined || guesses === undefined) return [undefined, choose];
  const isServed = (code: string) => countries.some((country) => country.code === code);
  return [chosen ?? guesses.find(isServed) ?? countries[0]?.code, choose];
}
