import type { ChatCustomer } from '@gvg/contracts/chat/http/message-schema';
import { createKeyedQueue } from '@gvg/messaging/consumers/keyed-queue';

/** Queues changes of one customer's room, so that transactions of one process do not conflict. Between processes the database decides. */
export type RoomQueue = <Result>(customer: ChatCustomer, work: () => Promise<Result>) => Promise<Result>;

export function createRoomQueue(): RoomQueue {
  const queue = createKeyedQueue();
  return ({ kind, id }, work) =>
    new Promise((resolve, reject) => void queue.run(`${kind}:${id}`, () => work().then(resolve, reject)));
}
