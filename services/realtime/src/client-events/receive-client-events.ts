import { clientEvents } from '@gvg/contracts/realtime/socket-events';
import type { ClientEventName } from '@gvg/contracts/realtime/socket-events';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { isLostDependency } from '@gvg/service-kit/lifecycle/lost-dependency';
import { endSocket } from '../nodes/end-socket.ts';
import type { RealtimeSocket } from '../nodes/socket-server.ts';
import type { Realtime } from '../realtime.ts';
import type { ClientEventHandler, ParsedClientEvent } from './client-event-handler.ts';
import { renewToken } from './renew-token.ts';
import { reportPresence } from './report-presence.ts';
import { sendTyping } from './send-typing.ts';

const handlers: { [Name in ClientEventName]: ClientEventHandler<Name> } = {
  AUTH: renewToken,
  TYPING: sendTyping,
  PRESENCE: reportPresence,
};

/** Number of ignored events after which a socket is ended. */
const maximumIgnored = 10;

const isClientEvent = (name: unknown): name is ClientEventName =>
  typeof name === 'string' && Object.hasOwn(clientEvents, name);

type Reply = (reply: unknown) => void;

/** Handles the events of the contract. Ignores and counts any others, and those without an acknowledgement. */
export function receiveClientEvents(realtime: Realtime, socket: RealtimeSocket): void {
  const { metrics, logger } = realtime;
  let ignored = 0;

  function ignore(): void {
    metrics.received.inc({ event: 'unknown', result: 'ignored' });
    ignored += 1;
    if (ignored > maximumIgnored) endSocket(socket, 'TOO_MANY_REQUESTS');
  }

  function failureCode(name: ClientEventName, error: unknown): string {
    if (error instanceof ApiFailure) return error.code;
    if (isLostDependency(error)) return 'SERVICE_UNAVAILABLE';
    logger.error({ err: error, event: name }, 'a client event failed');
    return 'GENERAL_ERROR';
  }

  async function handle<Name extends ClientEventName>(name: Name, payload: unknown, reply: Reply): Promise<void> {
    try {
      const parsed = clientEvents[name].data.safeParse(payload);
      if (!parsed.success) throw new ApiFailure('INVALID_PAYLOAD');
      const success = await handlers[name](realtime, socket, parsed.data as ParsedClientEvent<Name>);
      metrics.received.inc({ event: name, result: 'ok' });
      reply(clientEvents[name].reply.parse(success));
    } catch (error) {
      const code = failureCode(name, error);
      metrics.received.inc({ event: name, result: code });
      reply({ ok: false, code });
    }
  }

  socket.onAny((name: unknown, ...values: unknown[]) => {
    const reply = values.at(-1);
    if (!isClientEvent(name) || typeof reply !== 'function' || values.length !== 2) ignore();
    else void handle(name, values[0], reply as Reply);
  });
}
