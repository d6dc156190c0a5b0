import type { SocketErrorCode } from '../push/socket-error-code.ts';
import type { Realtime } from '../realtime.ts';
import type { Person } from './person.ts';

/**
 * Returns why an admitted person would be refused now: their session has ended, their roles have changed, or their guest was merged. Events announce this too;
 * this check covers those between handshake and joining the rooms, or while the node was disconnected. Undefined if nothing has changed. Rejects if Redis is
 * unavailable.
 */
export async function presentRefusal(
  { kind, id, sid, version }: Person,
  { revokedSessions, mergedGuests }: Pick<Realtime, 'revokedSessions' | 'mergedGuests'>,
): Promise<SocketErrorCode | undefined> {
  if (kind === 'guest') return (await mergedGuests.has(id)) ? 'INVALID_TOKEN' : undefined;
  const { isRevoked, lowestVersion } = await revokedSessions.refusalOf({ user: id, sid: sid ?? '' });
  if (isRevoked) return 'INVALID_PERMISSION';
  return version < lowestVersion ? 'INVALID_TOKEN' : undefined;
}
