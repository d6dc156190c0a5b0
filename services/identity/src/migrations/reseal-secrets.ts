import { randomUUID } from 'node:crypto';
import type { Identity } from '../identity.ts';
import { decrypt, encrypt } from '../keys/encrypted-text.ts';
import type { EncryptedText } from '../keys/encrypted-text.ts';
import { signingKeyModel } from '../keys/signing-key.model.ts';
import { signingKeyLabel } from '../keys/stored-keys.ts';
import { secondFactorLabel } from '../second-factor/authenticator.ts';
import { retiredSecret } from '../secret/retired-secret.ts';
import { endSessions } from '../session/end-sessions.ts';

type Resealing = Pick<
  Identity,
  | 'connection'
  | 'environment'
  | 'withTransaction'
  | 'users'
  | 'sessions'
  | 'revocations'
  | 'challenges'
  | 'secondFactors'
  | 'authCodes'
>;

/**
 * Seals again what was sealed with the retired secret, and ends what was issued under it: sessions, sign-ins that wait for a second factor, and mailed codes.
 * Recovery codes end too, because they are hashed with a key of the secret; the authenticator remains. Sessions end first: after a kill before the last record
 * is sealed, the migration starts again.
 */
export async function resealSecrets(identity: Resealing): Promise<number> {
  const { connection, environment, secondFactors, challenges, authCodes } = identity;
  const signingKeys = signingKeyModel(connection);
  const factors = await retired(secondFactors.find().lean(), ({ _id, secret }) =>
    open(secret, secondFactorLabel(_id.toHexString())),
  );
  const keys = await retired(signingKeys.find().lean(), ({ _id, sealed }) => open(sealed, signingKeyLabel(_id)));
  if (factors.length + keys.length === 0) return 0;

  await endAllSessions(identity);
  await challenges.deleteMany({});
  await authCodes.deleteMany({});
  for (const { record, text } of factors) {
    const secret = encrypt(text, environment.KEY_ENCRYPTION_SECRET, secondFactorLabel(record._id.toHexString()));
    await secondFactors.updateOne(
      { _id: record._id, 'secret.data': record.secret.data },
      { $set: { secret, recoveryCodes: [] } },
    );
  }
  for (const { record, text } of keys) {
    const sealed = encrypt(text, environment.KEY_ENCRYPTION_SECRET, signingKeyLabel(record._id));
    await signingKeys.updateOne({ _id: record._id, 'sealed.data': record.sealed.data }, { $set: { sealed } });
  }
  return factors.length + keys.length;
}

/** Returns the text of a record that the retired secret opens. */
function open(sealed: EncryptedText, label: string): string | undefined {
  try {
    return decrypt(sealed, retiredSecret, label);
  } catch {
    return undefined;
  }
}

/** Returns the records that the retired secret opens, with their texts. */
async function retired<Stored>(
  records: PromiseLike<Stored[]>,
  textOf: (record: Stored) => string | undefined,
): Promise<{ record: Stored; text: string }[]> {
  return (await records).flatMap((record) => {
    const text = textOf(record);
    return text === undefined ? [] : [{ record, text }];
  });
}

async function endAllSessions(identity: Resealing): Promise<void> {
  const context = { actor: { kind: 'system', id: 'migration' } as const, correlationId: randomUUID() };
  const signedIn = new Set(
    (await identity.sessions.find({}, { user: 1 }).lean()).map(({ user }) => user.toHexString()),
  );
  for (const user of await identity.users.find({ _id: { $in: [...signedIn] } }).lean()) {
    await identity.withTransaction((transaction) => endSessions(identity, transaction, { user, context }));
  }
}
