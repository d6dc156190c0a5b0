import { endSocket } from '../nodes/end-socket.ts';
import type { RealtimeSocket } from '../nodes/socket-server.ts';
import type { Realtime } from '../realtime.ts';
import { isStillWelcome } from './is-still-welcome.ts';

/** Ends a socket of this node whose person is not welcome any more; while Redis is away it is checked again later. */
export async function checkWelcome(realtime: Realtime, socket: RealtimeSocket): Promise<void> {
  const { person } = socket.data;
  try {
    if (await isStillWelcome(person, realtime)) return;
  } catch (error) {
    realtime.logger.debug({ err: error }, 'a socket cannot be checked');
    return;
  }
  realtime.metrics.ended.inc({ reason: 'checked' });
  endSocket(socket, person.kind === 'user' ? 'INVALID_PERMISSION' : 'INVALID_TOKEN');
}
