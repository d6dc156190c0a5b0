import { Schema } from 'mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import type { StoredUser } from './user.model.ts';

/** Document that every transaction writes which leaves fewer SYSTEM_ADMINs, so that two of them conflict. */
export interface StoredAdminGuard {
  _id: 'SYSTEM_ADMIN';
  changes: number;
}

const schema = new Schema<StoredAdminGuard>(
  { _id: { type: String, required: true }, changes: { type: Number, required: true } },
  { collection: 'admin_guards', versionKey: false },
);

export function adminGuardModel(connection: Connection): Model<StoredAdminGuard> {
  return connection.model<StoredAdminGuard>('AdminGuard', schema);
}

interface Guarded {
  adminGuards: Model<StoredAdminGuard>;
  users: Model<StoredUser>;
}

/** Stored at the start: two transactions that both insert it would not conflict. */
export async function prepareAdminGuard({ adminGuards }: Pick<Guarded, 'adminGuards'>): Promise<void> {
  try {
    await adminGuards.updateOne({ _id: 'SYSTEM_ADMIN' }, { $setOnInsert: { changes: 0 } }, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/**
 * Throws `ACTION_NOT_ALLOWED` if `user` is the last SYSTEM_ADMIN who can sign in. Call it in the transaction that blocks or closes the account or removes the
 * role, before it does.
 */
export async function protectLastSystemAdmin(
  { users, adminGuards }: Guarded,
  session: ClientSession,
  { _id, roles }: StoredUser,
): Promise<void> {
  if (!roles.includes('SYSTEM_ADMIN')) return;
  await adminGuards.updateOne({ _id: 'SYSTEM_ADMIN' }, { $inc: { changes: 1 } }, { session });
  const other = await users
    .exists({ _id: { $ne: _id }, roles: 'SYSTEM_ADMIN', isBlocked: false, isClosed: false })
    .session(session);
  if (other === null) throw new ApiFailure('ACTION_NOT_ALLOWED');
}
