import type { ClientSession } from 'mongoose';
import type { StoredUser } from '../user/user.model.ts';

export interface SecondFactorChallenge {
  /** Names the sign-in that waits for a code. */
  challenge: string;
  /** The second factor is required but not set up yet. */
  mustSetUp?: boolean;
}

/** Asked by every way of signing in before a session begins, and by the refresh of one that has not shown a second factor. */
export interface SecondFactorGate {
  /** Stores a challenge, in the transaction of the sign-in; undefined when this user needs no second factor. */
  challengeFor(user: StoredUser, session?: ClientSession): Promise<SecondFactorChallenge | undefined>;
}
