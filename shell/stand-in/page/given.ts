import { givenCookie } from '../stand-in-state.ts';

/** The chosen provider state, as long as a pact names it; '' for the first response that fits. */
export function chosenGiven(states: readonly string[]): string {
  const value = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${givenCookie}=`));
  const chosen = decodeURIComponent(value?.slice(givenCookie.length + 1) ?? '');
  return states.includes(chosen) ? chosen : '';
}

/** What is on the page was read in another state: it starts again. */
export function chooseGiven(state: string): void {
  document.cookie = `${givenCookie}=${encodeURIComponent(state)}; path=/; samesite=strict`;
  location.reload();
}
