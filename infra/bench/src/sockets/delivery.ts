import { percentile } from '../statistics.ts';
import type { Arrival } from './socket-client-messages.ts';

/** A sent message. Times are in milliseconds of the monotonic clock. */
export interface Sent {
  clientId: string;
  sentAt: number;
  /** Time of the response to the sender: the message is stored, and its event recorded. */
  acceptedAt: number;
}

export interface Delivery {
  /** Milliseconds from the start of sending until the last socket of staff, on either node, has the message. */
  sent: { p50: number; p99: number };
  /** Milliseconds from the response instead, or 0 if the message arrived before it. */
  accepted: { p50: number; p99: number };
  lost: number;
  doubled: number;
  disordered: number;
}

/** Returns delivery times and losses of the messages at `watchers` sockets. */
export function deliveryOf(sent: readonly Sent[], arrivals: readonly Arrival[], watchers: number): Delivery {
  const counts = new Map<string, number>();
  const lastAt = new Map<string, number>();
  const lastSeq = new Map<string, number>();
  let disordered = 0;
  for (const { socket, room, seq, clientId, at } of arrivals) {
    counts.set(`${clientId} ${socket}`, (counts.get(`${clientId} ${socket}`) ?? 0) + 1);
    lastAt.set(clientId, Math.max(at, lastAt.get(clientId) ?? 0));
    if (seq < (lastSeq.get(`${room} ${socket}`) ?? 0)) disordered += 1;
    lastSeq.set(`${room} ${socket}`, seq);
  }
  const arrived = sent.filter(({ clientId }) => lastAt.has(clientId));
  const times = (begin: (message: Sent) => number) => {
    const values = arrived.map((message) => Math.max(0, (lastAt.get(message.clientId) ?? 0) - begin(message)));
    return { p50: percentile(values, 0.5), p99: percentile(values, 0.99) };
  };
  return {
    sent: times(({ sentAt }) => sentAt),
    accepted: times(({ acceptedAt }) => acceptedAt),
    lost: sent.length * watchers - counts.size,
    doubled: arrivals.length - counts.size,
    disordered,
  };
}
