import { randomUUID } from 'node:crypto';
import type { Model, QueryFilter } from 'mongoose';

/** What every queued delivery has. */
export interface QueuedJob {
  attempts: number;
  /** When it is due; while it is being worked on, when its claim expires. */
  nextAttemptAt: Date | null;
  /** Token of the attempt in progress. */
  claim: string | null;
}

export type Claimed<Job extends QueuedJob> = Job & { claim: string };

export interface ClaimOptions<Job extends QueuedJob> {
  /** Which ones wait. */
  filter: QueryFilter<Job>;
  /** How long a claim lasts; it must exceed the longest attempt. */
  leaseMs: number;
  now: () => number;
}

/** The job that has been due for longest; undefined when none is due. The attempt counts even if the process is killed during it. */
export async function claimDue<Job extends QueuedJob>(
  model: Model<Job>,
  { filter, leaseMs, now }: ClaimOptions<Job>,
): Promise<Claimed<Job> | undefined> {
  const claim = randomUUID();
  // A claimed job is due again when the claim expires: no other instance takes it before, and a killed process loses none.
  const claimed = await model
    .findOneAndUpdate(
      { $and: [filter, { nextAttemptAt: { $lte: new Date(now()) } }] } as QueryFilter<Job>,
      { $set: { claim, nextAttemptAt: new Date(now() + leaseMs) }, $inc: { attempts: 1 } } as never,
      { sort: { nextAttemptAt: 1 }, returnDocument: 'after' },
    )
    .lean<Job>();
  return claimed === null ? undefined : { ...claimed, claim };
}
