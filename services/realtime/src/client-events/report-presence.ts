import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { rooms } from '../connection/rooms.ts';
import type { ClientEventHandler } from './client-event-handler.ts';

/** PRESENCE: returns whether staff is online and, for staff, which of these customers are. */
export const reportPresence: ClientEventHandler<'PRESENCE'> = async ({ presence }, socket, { customers }) => {
  if (customers !== undefined && !socket.data.person.isStaff) throw new ApiFailure('INVALID_ROLE');
  const [staff, online] = await Promise.all([presence.isThere(rooms.staff), presence.onlineOf(customers ?? [])]);
  return { ok: true, staff, online };
};
