import type { Envelope } from '@gvg/contracts/definitions/event';
import type { ConsumerScope } from './consumer.ts';

type Subject = Pick<Envelope, 'subject' | 'revision'>;

interface RevisionRow {
  _id: { consumer: string; subject: string };
  revision: number;
}

/**
 * For a stateful durable consumer: returns true and stores the revision if the event is newer than all events that this consumer has
 * accepted for its subject. Runs in the handler's transaction, so that state and revision stay consistent.
 */
export async function acceptIfNewer(
  { consumer, connection, session }: ConsumerScope,
  event: Subject,
): Promise<boolean> {
  if (connection.db === undefined) throw new Error('the database is not connected');
  const revisions = connection.db.collection<RevisionRow>('revisions');
  const _id = { consumer, subject: subjectKey(event) };
  const stored = await revisions.findOne({ _id }, { session });
  if (stored !== null && stored.revision >= event.revision) return false;
  if (stored === null) await revisions.insertOne({ _id, revision: event.revision }, { session });
  else await revisions.updateOne({ _id }, { $set: { revision: event.revision } }, { session });
  return true;
}

function subjectKey({ subject }: Subject): string {
  return `${subject.type}:${subject.id}`;
}
