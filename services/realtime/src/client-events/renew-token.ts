import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { ClientEventHandler } from './client-event-handler.ts';

/** AUTH: accepts the next access token of the same session. Rejects one with other rights, because its socket needs other rooms. */
export const renewToken: ClientEventHandler<'AUTH'> = async ({ authenticatePerson }, socket, { token }) => {
  const { person } = socket.data;
  const next = await authenticatePerson({ token });
  if (person.kind !== 'user' || next.id !== person.id || next.sid !== person.sid || next.isStaff !== person.isStaff)
    throw new ApiFailure('INVALID_PERMISSION');
  socket.data.person = next;
  return { ok: true, expiresAt: next.expiresAt };
};
