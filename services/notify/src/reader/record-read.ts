import type { ClientSession } from 'mongoose';
import { notificationRead } from '@gvg/contracts/notify/events';
import { recordEvent } from '@gvg/messaging/outbox';
import type { EventContext } from '@gvg/messaging/outbox';
import { personOf } from '../notification/target.ts';
import type { Notify } from '../notify.ts';
import type { StoredReader } from './reader.model.ts';

interface ReadToRecord {
  /** `targetKey` of who has read. */
  reader: string;
  /** Null for all. */
  notification: string | null;
  session: ClientSession;
  context: EventContext;
}

/** Records `notify.read` in the transaction of the mark; two of one reader follow each other. */
export async function recordRead(
  { readers, connection }: Pick<Notify, 'readers' | 'connection'>,
  { reader, notification, session, context }: ReadToRecord,
): Promise<void> {
  const { revision } = await readers
    .findOneAndUpdate({ _id: reader }, { $inc: { revision: 1 } }, { upsert: true, returnDocument: 'after', session })
    .orFail()
    .lean<StoredReader>();
  await recordEvent(connection, session, {
    contract: notificationRead,
    subjectId: reader,
    revision,
    data: { reader: personOf(reader), _id: notification },
    context,
  });
}
