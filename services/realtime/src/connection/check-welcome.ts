import { endSocket } from '../nodes/end-socket.ts';
import type { RealtimeSocket } from '../nodes/socket-server.ts';
import type { Realtime } from '../realtime.ts';
import { presentRefusal } from './present-refusal.ts';

/** Ends a socket of this node whose owner would no longer be admitted; checks again later if Redis is unavailable. */
export async function checkWelcome(realtime: Realtime, socket: RealtimeSocket): Promise<void> {
  try {
    const refusal = await presentRefusal(socket.data.person, realtime);
    if (refusal === undefined) return;
    realtime.metrics.ended.inc({ reason: refusal });
    endSocket(socket, refusal);
  } catch (error) {
    realtime.logger.debug({ err: error }, 'a socket cannot be checked');
  }
}
