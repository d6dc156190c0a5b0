import { serverEvents } from '@gvg/contracts/realtime/socket-events';
import type { ServerEventData, ServerEventName } from '@gvg/contracts/realtime/socket-events';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { RealtimeMetrics } from '../metrics.ts';
import type { RedisLinks } from '../nodes/redis-links.ts';
import type { RealtimeServer } from '../nodes/socket-server.ts';
import type { SocketErrorCode } from './socket-error-code.ts';

/** Sends to the sockets of rooms on all nodes. */
export interface Sender {
  /** Resolves once Redis has accepted it for the other nodes. Rejects with SERVICE_UNAVAILABLE without sending while this node is disconnected from them. */
  send<Name extends ServerEventName>(rooms: string | string[], event: Name, data: ServerEventData<Name>): Promise<void>;
  /** Sends without waiting, for data that is outdated within seconds; `except` are rooms or sockets to skip. */
  sendNow<Name extends ServerEventName>(
    rooms: string | string[],
    event: Name,
    data: ServerEventData<Name>,
    except?: string | string[],
  ): void;
  /** Ends the sockets of rooms; rejects like `send`. */
  end(rooms: string | string[], code: SocketErrorCode): Promise<void>;
}

export interface SenderOptions {
  io: RealtimeServer;
  links: Pick<RedisLinks, 'areReady' | 'published'>;
  metrics: RealtimeMetrics;
}

export function createSender({ io, links, metrics }: SenderOptions): Sender {
  /** Data that violates its contract never leaves the process. */
  const checked = (event: ServerEventName, data: unknown): unknown => serverEvents[event].parse(data);

  function requireLinks(): void {
    if (!links.areReady()) throw new ApiFailure('SERVICE_UNAVAILABLE');
  }

  return {
    async send(rooms, event, data) {
      const packet = checked(event, data);
      requireLinks();
      await links.published(() => io.to(rooms).emit(event, packet));
      metrics.sent.inc({ event });
    },
    sendNow(rooms, event, data, except = []) {
      io.to(rooms).except(except).emit(event, checked(event, data));
      metrics.sent.inc({ event });
    },
    async end(rooms, code) {
      requireLinks();
      await links.published(() => {
        io.in(rooms).emit('DISCONNECT', code);
        io.in(rooms).disconnectSockets(true);
      });
      metrics.ended.inc({ reason: code });
    },
  };
}
