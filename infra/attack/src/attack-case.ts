import type { Site } from './site.ts';

/** An attack on the running site. Rejects if the attack succeeds. */
export interface AttackCase {
  name: string;
  /** Time limit. Default: 90 s. */
  limitMs?: number;
  /** Returns the measured figures, for the table. */
  run(site: Site): Promise<string>;
}
