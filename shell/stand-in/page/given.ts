import { givenCookie } from '../stand-in-state.ts';

/** Returns the chosen provider state if a pact names it; '' for the first matching response. */
export function chosenGiven(states: readonly string[]): string {
  const value = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${givenCookie}=`));
  const chosen = decodeURIComponent(value?.slice(givenCookie.length + 1) ?? '');
  return states.includes(chosen) ? chosen : '';
}

/** Reloads, because the page's data was read in another state. */
export function chooseGiven(state: string): void {
  document.cookie = `${givenCookie}=${encodeURIComponent(state)}; path=/; samesite=strict`;
  location.reload();
}
