import { rooms } from '../connection/rooms.ts';
import type { RealtimeSocket } from '../nodes/socket-server.ts';
import type { Realtime } from '../realtime.ts';
import { announce } from './announce.ts';
import { staffEntry } from './staff-online.ts';

export interface SocketPresence {
  arrive(socket: RealtimeSocket): void;
  renew(socket: RealtimeSocket): Promise<unknown>;
  leave(socket: RealtimeSocket): Promise<void>;
}

/** Registers the owner of a socket for all nodes; without Redis, the next renewal does. */
export function createSocketPresence({
  register,
  presence,
  sender,
  logger,
}: Pick<Realtime, 'register' | 'presence' | 'sender' | 'logger'>): SocketPresence {
  const skip = (error: unknown) => logger.debug({ err: error }, 'presence cannot be written');

  /** Groups of a socket with its entry in each; each group is a party of the presence. */
  const groupsOf = ({ id, data: { person } }: RealtimeSocket): [group: string, entry: string][] => [
    [rooms.person(person), id],
    ...(person.isStaff ? ([[rooms.staff, staffEntry(person.id, id)]] as [string, string][]) : []),
  ];

  async function arriveIn(group: string, entry: string): Promise<void> {
    await register.renew(group, entry);
    if (await presence.arrive(group)) announce(sender, group, true);
  }

  async function leaveFrom(group: string, entry: string): Promise<void> {
    if ((await register.leave(group, entry)) === 0) await presence.leave(group);
  }

  const arrivals = new WeakMap<RealtimeSocket, Promise<unknown>>();

  return {
    arrive(socket) {
      arrivals.set(socket, Promise.all(groupsOf(socket).map(([group, entry]) => arriveIn(group, entry))).catch(skip));
    },
    renew: (socket) =>
      Promise.all(
        groupsOf(socket).flatMap(([group, entry]) => [register.renew(group, entry), presence.renew(group)]),
      ).catch(skip),
    async leave(socket) {
      // An arrival after the leaving would remain until it expires.
      await arrivals.get(socket);
      await Promise.all(groupsOf(socket).map(([group, entry]) => leaveFrom(group, entry))).catch(skip);
    },
  };
}
