import type { ClientSession } from 'mongoose';
import type { StoredUser } from '../user/user.model.ts';

export interface SecondFactorChallenge {
  /** Identifies the sign-in that waits for a code. */
  challenge: string;
  /** Set if the second factor is required but not set up yet. */
  mustSetUp?: boolean;
}

/** Gate that every way to sign in passes before a session starts, and the refresh of a session that has not shown a second factor. */
export interface SecondFactorGate {
  /** Stores a challenge in the transaction of the sign-in; undefined if this user needs no second factor. */
  challengeFor(user: StoredUser, session?: ClientSession): Promise<SecondFactorChallenge | undefined>;
}
