import type { IncomingHttpHeaders } from 'node:http';
import { handshakeSchema } from '@gvg/contracts/realtime/socket-events';
import type { Handshake } from '@gvg/contracts/realtime/socket-events';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { bearerToken } from '@gvg/service-kit/security/authentication';

/** Reads a client's credentials: the handshake's `auth`, otherwise the specification's headers. Throws INVALID_TOKEN for any other format. */
export function readHandshake(auth: unknown, headers: IncomingHttpHeaders): Handshake {
  const parsed = handshakeSchema.safeParse(auth ?? {});
  if (!parsed.success) throw new ApiFailure('INVALID_TOKEN');
  const { token, sessionId } = parsed.data;
  if (token !== undefined || sessionId !== undefined) return parsed.data;
  const [headerToken, headerSession] = [bearerToken(headers.authorization), headers['session-id']];
  return {
    ...(headerToken !== undefined && { token: headerToken }),
    ...(typeof headerSession === 'string' && { sessionId: headerSession }),
  };
}
