import type { Site } from './site.ts';

/** One attack on the running site; it rejects when the site gives in. */
export interface AttackCase {
  name: string;
  /** Returns what was measured, for the table. */
  run(site: Site): Promise<string>;
}
