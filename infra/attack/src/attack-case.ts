import type { Site } from './site.ts';

/** One attack on the running site; it rejects when the site gives in. */
export interface AttackCase {
  name: string;
  /** Returns what was measured, for the table. */
  run(site: Site): Promise<string>;
}

/** A case that the running site does not permit, such as one that needs staff where nobody can sign in as staff. */
export class NotPossible extends Error {}
