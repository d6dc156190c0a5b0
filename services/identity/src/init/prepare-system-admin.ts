import { randomBytes, randomUUID } from 'node:crypto';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Identity } from '../identity.ts';
import { hashPassword } from '../password/password-hash.ts';
import { newUser } from '../user/new-user.ts';
import { findUserByEmail, insertUser, userWriteFailure } from '../user/user.repository.ts';

export interface FirstAdmin {
  email: string;
  password: string;
  /** Customers see it when this account answers them. */
  displayName?: string | undefined;
}

const defaultName = 'System Admin';

type Dependencies = Pick<Identity, 'users' | 'withTransaction'>;

/**
 * Creates the first SYSTEM_ADMIN, with a verified address, unless there is one. Returns whether it was created. Throws if the address already has an account,
 * which must not get the rights.
 */
export async function prepareSystemAdmin(
  dependencies: Dependencies,
  { email, password, displayName = defaultName }: FirstAdmin,
): Promise<boolean> {
  if (await hasSystemAdmin(dependencies)) return false;
  if ((await findUserByEmail(dependencies.users, email)) !== null)
    throw new Error('An account has the address of FIRST_ADMIN_EMAIL already: choose another one.');
  const passwordHash = await hashPassword(password);
  const insert = (name: string) => insertAdmin(dependencies, { email, passwordHash, displayName: name });
  return insert(displayName).catch((error: unknown) => {
    if (error instanceof ApiFailure && error.code === 'DISPLAY_NAME_WAS_EXISTED')
      return insert(`${displayName} ${randomBytes(2).toString('hex')}`);
    throw error;
  });
}

export async function hasSystemAdmin({ users }: Pick<Identity, 'users'>): Promise<boolean> {
  return (await users.exists({ roles: 'SYSTEM_ADMIN', isClosed: false })) !== null;
}

async function insertAdmin(
  dependencies: Dependencies,
  { email, passwordHash, displayName: name }: { email: string; passwordHash: string; displayName: string },
): Promise<boolean> {
  const context = { actor: { kind: 'system', id: 'init' } as const, correlationId: randomUUID() };
  const admin = newUser(
    { email, displayName: name, passwordHash, locale: 'vi', emailVerified: true, roles: ['SYSTEM_ADMIN'] },
    new Date(),
  );
  try {
    await dependencies.withTransaction((transaction) => insertUser(dependencies, transaction, admin, context));
    return true;
  } catch (error) {
    throw userWriteFailure(error);
  }
}
