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

/** The next page shows freight for this country. */
export function storeDestination(code: string): void {
  try {
    localStorage.setItem(storageKey, code);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** Countries that the browser's languages name, e.g. `ja-JP`. */
const browserRegions = () => navigator.languages.flatMap((language) => /-([A-Z]{2})\b/.exec(language)?.[1] ?? []);

/**
 * The country that freight is shown for: the one chosen last on this device, else one that the browser's languages point to, else the first. Undefined
 * until the browser has been asked: a server cannot know.
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
