import type { ClientSession, Model } from 'mongoose';
import { userRegistered, userUpdated } from '@gvg/contracts/identity/events';
import { sortKeyOf } from '@gvg/contracts/values/vietnamese';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { concurrentChangeError } from '@gvg/service-kit/data/concurrent-change';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import type { Identity } from '../identity.ts';
import { displayNameKeysOf } from './display-name/display-name-keys.ts';
import { emailKeyOf } from './folded-keys.ts';
import { searchKeysOf } from './search-words.ts';
import type { StoredUser } from './user.model.ts';

type Users = Model<StoredUser>;
type Writer = Pick<Identity, 'users'>;

/** Returns the open account with this address; null without one. */
export function findUserByEmail(
  users: Users,
  email: string,
  session: ClientSession | null = null,
): Promise<StoredUser | null> {
  return users
    .findOne({ emailKey: emailKeyOf(email), isClosed: false })
    .session(session)
    .lean<StoredUser>()
    .exec();
}

/** Returns true if an open account other than `except` has this name or one that looks like it. */
export async function isNameTaken(
  users: Users,
  displayName: string,
  { except, session = null }: { except?: StoredUser['_id']; session?: ClientSession | null } = {},
): Promise<boolean> {
  const keys = { $in: displayNameKeysOf(displayName) };
  const others = { isClosed: false, ...(except !== undefined && { _id: { $ne: except } }) };
  return (
    (await users.exists({ ...others, $or: [{ displayNameKeys: keys }, { sharedNameKeys: keys }] }).session(session)) !==
    null
  );
}

/** Returns the open account with this id. Throws `USER_NOT_FOUND`, or `USER_WAS_DELETED` for a closed one. */
export async function requireUser(
  users: Users,
  id: string | StoredUser['_id'],
  session: ClientSession | null = null,
): Promise<StoredUser> {
  const user = await users.findById(id).session(session).lean<StoredUser>();
  if (user === null) throw new ApiFailure('USER_NOT_FOUND');
  if (user.isClosed) throw new ApiFailure('USER_WAS_DELETED');
  return user;
}

/** Returns the caller's own account. Throws `USER_NOT_FOUND` also for a closed one, whose last tokens have not expired yet. */
export async function requireCaller(
  users: Users,
  caller: { id: string },
  session: ClientSession | null = null,
): Promise<StoredUser> {
  const user = await users.findOne({ _id: caller.id, isClosed: false }).session(session).lean<StoredUser>();
  if (user === null) throw new ApiFailure('USER_NOT_FOUND');
  return user;
}

/** Stores a new account and records `user.registered` in the transaction. */
export async function insertUser(
  { users }: Writer,
  { session, record }: Transaction,
  user: StoredUser,
  context: EventContext,
): Promise<StoredUser> {
  await users.create([user], { session });
  const data = { _id: user._id.toHexString(), provider: user.provider, locale: user.locale };
  record({ contract: userRegistered, subjectId: data._id, revision: user.revision, data, context });
  return user;
}

export interface UserChange {
  set: Partial<Omit<StoredUser, '_id' | 'revision' | 'createdAt'>>;
  /** Names of the changed fields, for `user.updated`. */
  changed: readonly string[];
  context: EventContext;
}

/** Fields derived from other fields of an account. */
function derivedFields(before: StoredUser, set: UserChange['set']): Partial<StoredUser> {
  const { displayName } = set;
  const isSearched = (['displayName', 'email', 'phone', 'addresses'] as const).some((name) => set[name] !== undefined);
  return {
    ...(displayName !== undefined && {
      nameOrder: sortKeyOf(displayName),
      displayNameKeys: displayNameKeysOf(displayName),
      sharedNameKeys: [],
    }),
    ...(isSearched && searchKeysOf({ ...before, ...set })),
  };
}

/** Changes an account as it was read in this transaction and records `user.updated`. The driver retries the transaction on a concurrent change. */
export async function changeUser(
  { users }: Writer,
  { session, record }: Transaction,
  before: StoredUser,
  { set, changed, context }: UserChange,
): Promise<StoredUser> {
  const filter = { _id: before._id, revision: before.revision };
  const after = await users
    .findOneAndUpdate(
      filter,
      { $set: { ...set, ...derivedFields(before, set) }, $inc: { revision: 1 } },
      { session, returnDocument: 'after' },
    )
    .lean<StoredUser>();
  if (after === null) throw concurrentChangeError('user');
  const data = { _id: after._id.toHexString(), changed: [...changed] };
  record({ contract: userUpdated, subjectId: data._id, revision: after.revision, data, context });
  return after;
}

/** Returns the failure for a write rejected by a unique index of the users; any other error unchanged. */
export function userWriteFailure(error: unknown): unknown {
  if (!isDuplicateKey(error)) return error;
  const { keyPattern = {} } = error as { keyPattern?: Record<string, unknown> };
  if ('displayNameKeys' in keyPattern) return new ApiFailure('DISPLAY_NAME_WAS_EXISTED', { cause: error });
  return 'emailKey' in keyPattern ? new ApiFailure('USER_WAS_EXISTED', { cause: error }) : error;
}
