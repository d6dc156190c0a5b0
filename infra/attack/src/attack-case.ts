import type { Site } from './site.ts';

/** One attack on the running site; it rejects when the site gives in. */
export interface AttackCase {
  name: string;
  /** How long it may take; default 90 s. */
  limitMs?: number;
  /** Returns what was measured, for the table. */
  run(site: Site): Promise<string>;
}
