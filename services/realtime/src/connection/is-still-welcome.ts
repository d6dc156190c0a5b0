import type { Realtime } from '../realtime.ts';
import type { Person } from './person.ts';

/**
 * Whether somebody who was let in still would be: their session has not ended and their cookie was not merged since. Events say so, too; this finds what came
 * in between the handshake and the rooms, or while the node was cut off. Rejects when Redis is unavailable.
 */
export async function isStillWelcome({ kind, id, sid }: Person, { revokedSessions, mergedGuests }: Pick<Realtime, 'revokedSessions' | 'mergedGuests'>): Promise<boolean> {
  if (kind === 'guest') return !(await mergedGuests.has(id));
  return sid !== undefined && !(await revokedSessions.refusalOf({ user: id, sid })).isRevoked;
}
