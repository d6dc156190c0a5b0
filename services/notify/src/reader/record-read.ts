import { notificationRead } from '@gvg/contracts/notify/events';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { personOf } from '../notification/target.ts';
import type { Notify } from '../notify.ts';
import type { StoredReader } from './reader.model.ts';

interface ReadToRecord {
  /** `targetKey` of the reader. */
  reader: string;
  /** Null for all. */
  notification: string | null;
  transaction: Transaction;
  context: EventContext;
}

/** Records `notify.read` in the transaction of the mark; those of one reader are in sequence. */
export async function recordRead(
  { readers }: Pick<Notify, 'readers'>,
  { reader, notification, transaction: { session, record }, context }: ReadToRecord,
): Promise<void> {
  const { revision } = await readers
    .findOneAndUpdate({ _id: reader }, { $inc: { revision: 1 } }, { upsert: true, returnDocument: 'after', session })
    .orFail()
    .lean<StoredReader>();
  record({
    contract: notificationRead,
    subjectId: reader,
    revision,
    data: { reader: personOf(reader), _id: notification },
    context,
  });
}
