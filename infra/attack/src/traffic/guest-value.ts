import type { Site } from '../site.ts';
import { newGuest } from './guest.ts';

/** Returns the cookie value that opens a socket of a new guest. */
export async function newGuestValue(site: Pick<Site, 'url'>): Promise<string> {
  return (await newGuest(site)).split('=')[1] ?? '';
}
