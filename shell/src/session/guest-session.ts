import type { Api } from '@gvg/browser-kit';
import { guestCookieName } from '@gvg/contracts/caller';

const isCrawler = () => /bot|crawl|spider|slurp|lighthouse|preview/i.test(navigator.userAgent);
const hasCookie = () => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${guestCookieName}=`));

/** Begins a guest session on the first load without one; a failure is only logged (specification §4). */
export async function beginGuestSession(api: Api): Promise<void> {
  if (hasCookie() || isCrawler()) return;
  try {
    await api.call('beginGuestSession', {});
  } catch (error) {
    // eslint-disable-next-line no-console -- the specification asks for exactly this warning
    console.warn('The guest session could not be started', error);
  }
}
