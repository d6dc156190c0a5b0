import { sessionRevoked } from '@gvg/contracts/identity/events';
import { rooms } from '../connection/rooms.ts';
import type { Realtime } from '../realtime.ts';

/** Ends the sockets of signed-out sessions. */
export function onSessionRevoked({ consume, sender }: Pick<Realtime, 'consume' | 'sender'>): Promise<void> {
  return consume({
    name: 'on-session-revoked',
    events: [sessionRevoked],
    handle: ({ data: { sids } }) =>
      sender.end(
        sids.map((sid) => rooms.session(sid)),
        'INVALID_PERMISSION',
      ),
  });
}
