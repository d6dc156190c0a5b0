import type { IncomingMessage } from 'node:http';
import { randomUUID } from 'node:crypto';
import { socketLimits } from '@gvg/contracts/realtime/terms';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { clientAddress, rateLimitAddress } from '@gvg/service-kit/security/client-address';
import type { Realtime } from '../realtime.ts';
import { socketErrorOf } from '../push/socket-error-code.ts';
import type { SocketErrorCode } from '../push/socket-error-code.ts';
import { setAddressEntry } from './address-entry.ts';
import { isAllowedOrigin } from './is-allowed-origin.ts';

export type RequestGate = (
  request: IncomingMessage,
  decide: (refusal: SocketErrorCode | null, isAllowed: boolean) => void,
) => void;

/** Decides before a connection is opened, by its Origin and by the number of its address's connections on all nodes. Refuses with 403 and the code. */
export function createRequestGate({
  environment,
  register,
  metrics,
  logger,
}: Pick<Realtime, 'environment' | 'register' | 'metrics' | 'logger'>): RequestGate {
  const { PUBLIC_ORIGIN, TRUST_PROXY_HOPS, LIMITS_SCALE } = environment;
  const perAddress = Math.ceil(socketLimits.perAddress * LIMITS_SCALE);

  async function check(request: IncomingMessage): Promise<void> {
    if (!isAllowedOrigin(request.headers, PUBLIC_ORIGIN)) throw new ApiFailure('INVALID_PERMISSION');
    const forwarded = request.headers['x-forwarded-for'];
    const address = clientAddress(
      request.socket.remoteAddress,
      Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
      TRUST_PROXY_HOPS,
    );
    const entry = { group: `address:${rateLimitAddress(address)}`, id: randomUUID() };
    if (!(await register.enter(entry.group, entry.id, perAddress))) throw new ApiFailure('TOO_MANY_REQUESTS');
    setAddressEntry(request, entry);
  }

  return (request, decide) => {
    check(request).then(
      () => decide(null, true),
      (error: unknown) => {
        const code = socketErrorOf(error);
        logger.debug({ err: error, code }, 'connection refused');
        metrics.handshakes.inc({ result: code });
        decide(code, false);
      },
    );
  };
}
