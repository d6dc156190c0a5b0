import { rooms } from '../connection/rooms.ts';
import type { SocketRegister } from './socket-register.ts';

/** The entry of a socket in the group of staff, which also names whose it is. */
export const staffEntry = (user: string, socket: string): string => `${user} ${socket}`;

/** Ids of staff who have a socket on any node. Rejects when Redis is unavailable. */
export async function staffOnline({ list }: Pick<SocketRegister, 'list'>): Promise<string[]> {
  const users = (await list(rooms.staff)).map((entry) => entry.slice(0, entry.indexOf(' ')));
  return [...new Set(users)];
}
