import { rooms } from '../connection/rooms.ts';
import type { SocketRegister } from './socket-register.ts';

/** Entry of a socket in the staff group, which includes its owner. */
export const staffEntry = (user: string, socket: string): string => `${user} ${socket}`;

/** Returns the ids of staff with a socket on any node. Rejects if Redis is unavailable. */
export async function staffOnline({ list }: Pick<SocketRegister, 'list'>): Promise<string[]> {
  const users = (await list(rooms.staff)).map((entry) => entry.slice(0, entry.indexOf(' ')));
  return [...new Set(users)];
}
