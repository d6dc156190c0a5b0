import type { Site } from '../site.ts';
import { releaseAfter } from './resources.ts';
import { talkDuring } from './talk.ts';

/**
 * Runs `attack` while other visitors read pages and send messages over sockets. Expects all sockets and memory to be released afterwards.
 */
export const attackSockets = (site: Site, attack: () => Promise<unknown>): Promise<string> =>
  releaseAfter(site, () => talkDuring(site.url, attack));
