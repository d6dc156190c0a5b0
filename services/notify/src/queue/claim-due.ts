import { randomUUID } from 'node:crypto';
import type { Model, QueryFilter } from 'mongoose';

/** Fields of every queued delivery. */
export interface QueuedJob {
  attempts: number;
  /** Due time; during an attempt, the expiry of its claim. */
  nextAttemptAt: Date | null;
  /** Token of the attempt in progress. */
  claim: string | null;
}

export type Claimed<Job extends QueuedJob> = Job & { claim: string };

export interface ClaimOptions<Job extends QueuedJob> {
  /** Filter of waiting jobs. */
  filter: QueryFilter<Job>;
  /** Duration of a claim; must exceed the longest attempt. */
  leaseMs: number;
  now: () => number;
}

/** Claims the job that has been due longest; undefined if none is due. The attempt counts even if the process is killed. */
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
