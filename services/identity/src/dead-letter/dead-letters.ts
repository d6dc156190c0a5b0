import type { DeadLetter } from '@gvg/messaging/dead-letters/dead-letter';
import { openDeadLetterStore } from '@gvg/messaging/dead-letters/dead-letter-store';
import type { DeadLetterStore } from '@gvg/messaging/dead-letters/dead-letter-store';
import type { IdentityEnvironment } from '../environment.ts';

/** What `npm run events` works with. Each use has a connection of its own: it is rare, and holds all dead letters while it lasts. */
export type DeadLetters = <Result>(work: (store: DeadLetterStore) => Promise<Result>) => Promise<Result>;

export function createDeadLetters({
  AMQP_URL: url,
  EVENT_NAMESPACE: namespace,
}: Pick<IdentityEnvironment, 'AMQP_URL' | 'EVENT_NAMESPACE'>): DeadLetters {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    // One after the other: a second list would find none of those that the first one holds.
    const used = last.then(async () => {
      const store = await openDeadLetterStore(url, namespace);
      try {
        return await work(store);
      } finally {
        await store.close();
      }
    });
    last = used.catch(() => undefined);
    return used;
  };
}

/** As a list shows it: neither the message nor the trace of the failure. */
export const presentDeadLetter = ({ id, queue, type, subject, reason, detail, diedAt }: DeadLetter) => ({
  id,
  queue,
  ...(type !== undefined && { type }),
  ...(subject !== undefined && { subject }),
  reason,
  detail: (detail.split('\n')[0] ?? '').slice(0, 300),
  diedAt,
});
