import type { SocketErrorCode } from '../push/socket-error-code.ts';
import type { Realtime } from '../realtime.ts';
import type { Person } from './person.ts';

/**
 * Why somebody who was let in would not be any more: their session has ended, their roles have changed, or their cookie was merged. Events say so, too; this
 * finds what came in between the handshake and the rooms, or while the node was cut off. Undefined when nothing has. Rejects when Redis is unavailable.
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
