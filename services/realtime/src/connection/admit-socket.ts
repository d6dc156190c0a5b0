import { socketLimits } from '@gvg/contracts/realtime/terms';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { RealtimeSocket } from '../nodes/socket-server.ts';
import { isUnexpected, socketErrorOf } from '../push/socket-error-code.ts';
import type { Realtime } from '../realtime.ts';
import { readHandshake } from './read-handshake.ts';
import { rooms } from './rooms.ts';

type Next = (refusal?: Error) => void;

/** Time to send the refusal. */
const drainMs = 1_000;

/** Admits a socket as the person of its handshake; otherwise sends the client an error code and closes the connection. */
export function createAdmission(
  realtime: Pick<Realtime, 'authenticatePerson' | 'register' | 'environment' | 'metrics' | 'logger'>,
): (socket: RealtimeSocket, next: Next) => void {
  const { authenticatePerson, register, environment, metrics, logger } = realtime;
  const perPerson = Math.ceil(socketLimits.perPerson * environment.LIMITS_SCALE);

  async function admit(socket: RealtimeSocket): Promise<void> {
    const person = await authenticatePerson(readHandshake(socket.handshake.auth, socket.handshake.headers));
    if (!(await register.enter(rooms.person(person), socket.id, perPerson))) throw new ApiFailure('TOO_MANY_REQUESTS');
    socket.data.person = person;
  }

  return (socket, next) => {
    admit(socket).then(
      () => {
        metrics.handshakes.inc({ result: 'ok' });
        next();
      },
      (error: unknown) => {
        const code = socketErrorOf(error);
        if (isUnexpected(error)) logger.error({ err: error }, 'a handshake failed');
        metrics.handshakes.inc({ result: code });
        next(new Error(code));
        setTimeout(() => socket.conn.close(), drainMs).unref();
      },
    );
  };
}
