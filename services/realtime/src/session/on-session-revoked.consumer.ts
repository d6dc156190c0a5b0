import { sessionRevoked } from '@gvg/contracts/identity/events';
import { rooms } from '../connection/rooms.ts';
import type { Realtime } from '../realtime.ts';

/** Signed out, here or elsewhere: the sockets of these sessions end. */
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
