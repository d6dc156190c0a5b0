import { randomUUID } from 'node:crypto';
import type { Connection, mongo } from 'mongoose';

/** A recorded event that is not yet published. The row is deleted once the broker has confirmed it. */
export interface OutboxRow {
  /** `type:id` of the subject. Rows of one subject are published in the order of (revision, _id). */
  subject: string;
  revision: number;
  eventId: string;
  type: string;
  /** The envelope's JSON, byte for byte as published. */
  body: string;
  recordedAt: Date;
  /** Token of the publishing round that holds the row until `claimedUntil`. */
  claim: string | null;
  claimedUntil: Date;
}

export type StoredOutboxRow = mongo.WithId<OutboxRow>;

export const outboxName = 'outbox';

export function outboxCollection(connection: Connection): mongo.Collection<OutboxRow> {
  if (connection.db === undefined) throw new Error('the database is not connected');
  return connection.db.collection<OutboxRow>(outboxName);
}

export interface ClaimedRows {
  /** Rows to publish, one ordered list per subject. */
  subjects: StoredOutboxRow[][];
  /** Another round holds rows of these subjects, or there are more rows than one batch: poll again soon. */
  incomplete: boolean;
  /** Age of the oldest row found, in seconds. */
  lagSeconds: number;
  /** Releases the claimed rows that were not removed. */
  release(): Promise<void>;
}

export interface OutboxStore {
  /** Claims pending rows, so that no other instance publishes them before the lease ends. Returns undefined if there are none. */
  claim(): Promise<ClaimedRows | undefined>;
  remove(ids: readonly mongo.ObjectId[]): Promise<void>;
  /** Returns whether an earlier event of the row's subject is still to be published. */
  hasEarlier(row: StoredOutboxRow): Promise<boolean>;
}

export interface OutboxStoreOptions {
  /** Must exceed the duration of a publishing round. Rows of a killed instance stay claimed for this time. */
  leaseMs: number;
  batch: number;
}

export async function openOutboxStore(
  connection: Connection,
  { leaseMs, batch }: OutboxStoreOptions,
): Promise<OutboxStore> {
  const rows = outboxCollection(connection);
  await rows.createIndex({ subject: 1, revision: 1, _id: 1 });

  return {
    async claim() {
      const now = new Date();
      const waiting = await rows
        .find({ claimedUntil: { $lte: now } }, { projection: { subject: 1, recordedAt: 1 } })
        .sort({ _id: 1 })
        .limit(batch)
        .toArray();
      if (waiting.length === 0) return undefined;

      const subjects = [...new Set(waiting.map(({ subject }) => subject))];
      const token = randomUUID();
      await rows.updateMany(
        { subject: { $in: subjects }, claimedUntil: { $lte: now } },
        { $set: { claim: token, claimedUntil: new Date(Date.now() + leaseMs) } },
      );
      const present = await rows
        .find({ subject: { $in: subjects } })
        .sort({ subject: 1, revision: 1, _id: 1 })
        .limit(batch * 2)
        .toArray();

      const publishable = subjects
        .map((subject) =>
          claimedPrefix(
            present.filter((row) => row.subject === subject),
            token,
          ),
        )
        .filter(({ length }) => length > 0);
      const claimedCount = publishable.reduce((sum, { length }) => sum + length, 0);
      return {
        subjects: publishable,
        incomplete: claimedCount < present.length || present.length === batch * 2 || waiting.length === batch,
        lagSeconds:
          Math.max(0, now.getTime() - Math.min(...waiting.map(({ recordedAt }) => recordedAt.getTime()))) / 1000,
        release: async () => {
          await rows.updateMany(
            { subject: { $in: subjects }, claim: token },
            { $set: { claim: null, claimedUntil: new Date(0) } },
          );
        },
      };
    },

    async remove(ids) {
      if (ids.length > 0) await rows.deleteMany({ _id: { $in: [...ids] } });
    },

    async hasEarlier({ subject, revision }) {
      return (await rows.findOne({ subject, revision: { $lt: revision } }, { projection: { _id: 1 } })) !== null;
    },
  };
}

/** Returns the rows before the first one claimed by another round. Publishing beyond it would reorder events of the same subject. */
function claimedPrefix(rows: StoredOutboxRow[], token: string): StoredOutboxRow[] {
  const firstForeign = rows.findIndex(({ claim }) => claim !== token);
  return firstForeign === -1 ? rows : rows.slice(0, firstForeign);
}
