import type { Site } from '../site.ts';
import { releaseAfter } from './resources.ts';
import { talkDuring } from './talk.ts';

/** Runs `attack` while others read pages and talk over sockets; afterwards no socket and no memory is held. */
export const attackSockets = (site: Site, attack: () => Promise<unknown>): Promise<string> =>
  releaseAfter(site, () => talkDuring(site.url, attack));
