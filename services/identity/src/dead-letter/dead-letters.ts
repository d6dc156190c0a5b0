import type { DeadLetter } from '@gvg/messaging/dead-letters/dead-letter';
import { openDeadLetterStore } from '@gvg/messaging/dead-letters/dead-letter-store';
import type { DeadLetterStore } from '@gvg/messaging/dead-letters/dead-letter-store';
import type { IdentityEnvironment } from '../environment.ts';

/** Store behind `npm run events`. Each use opens its own connection, because it is rare and holds all dead letters meanwhile. */
export type DeadLetters = <Result>(work: (store: DeadLetterStore) => Promise<Result>) => Promise<Result>;

export function createDeadLetters({
  AMQP_URL: url,
  EVENT_NAMESPACE: namespace,
}: Pick<IdentityEnvironment, 'AMQP_URL' | 'EVENT_NAMESPACE'>): DeadLetters {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    // Sequential: a second list would find none of the letters that the first one holds.
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

/** Presents a dead letter without message and stack trace. */
export const presentDeadLetter = ({ id, queue, type, subject, reason, detail, diedAt }: DeadLetter) => ({
  id,
  queue,
  ...(type !== undefined && { type }),
  ...(subject !== undefined && { subject }),
  reason,
  detail: (detail.split('\n')[0] ?? '').slice(0, 300),
  diedAt,
});
