import { shellApi } from '@gvg/browser-kit';
import type { ReadableStore } from '@gvg/contracts/composition/shell-api';

/** The shop's destination where the shell provides it, else the country that the address of the page names. Browser only. */
export function chosenDestination(): string | undefined {
  const { destination } = shellApi() as { destination?: ReadableStore<string | undefined> };
  return destination ? destination.get() : (/^[A-Z]{2}$/.exec(new URLSearchParams(location.search).get('country') ?? '')?.[0] ?? undefined);
}
