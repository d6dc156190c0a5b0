import type { ClientSession } from 'mongoose';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Identity } from '../identity.ts';
import type { EncryptedText } from '../keys/encrypted-text.ts';
import type { StoredUser } from '../user/user.model.ts';
import { authenticatorUri, createSecret, openSecret, sealSecret, stepOfCode } from './authenticator.ts';
import { createRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';

type Factors = Pick<Identity, 'secondFactors' | 'derivedKeys' | 'environment' | 'now'>;

const authenticatorCode = /^\d{6}$/;

/** People type codes in groups. */
const withoutSpaces = (code: string) => code.replace(/\s/g, '');

/** Creates a secret, sealed for storage and in an authenticator's form. */
export function createAuthenticator(
  { environment }: Pick<Identity, 'environment'>,
  { _id, email }: StoredUser,
): { sealed: EncryptedText; shown: { secret: string; uri: string } } {
  const secret = createSecret();
  return {
    sealed: sealSecret(secret, environment.KEY_ENCRYPTION_SECRET, _id.toHexString()),
    shown: { secret, uri: authenticatorUri(secret, email) },
  };
}

/** Returns the time step of a correct code of a sealed secret. Throws `INCORRECT_CODE` for a wrong one. */
function requireStep({ environment, now }: Factors, user: StoredUser, sealed: EncryptedText, code: string): number {
  const secret = openSecret(sealed, environment.KEY_ENCRYPTION_SECRET, user._id.toHexString());
  const step = stepOfCode(secret, withoutSpaces(code), now());
  if (step === undefined) throw new ApiFailure('INCORRECT_CODE');
  return step;
}

/**
 * Uses up a code of the user's authenticator or a recovery code, in the transaction of its effect. Throws `INCORRECT_CODE` for one that is wrong or used, also
 * concurrently.
 */
export async function useCode(
  identity: Factors,
  session: ClientSession,
  user: StoredUser,
  code: string,
): Promise<void> {
  const factor = await identity.secondFactors.findOne({ _id: user._id, isEnabled: true }).session(session).lean();
  if (factor === null) throw new ApiFailure('INCORRECT_CODE');
  const used = authenticatorCode.test(withoutSpaces(code))
    ? useStep(identity, session, user, requireStep(identity, user, factor.secret, code))
    : useRecoveryCode(identity, session, user, code);
  if (!(await used)) throw new ApiFailure('INCORRECT_CODE');
}

async function useStep(
  { secondFactors }: Factors,
  session: ClientSession,
  { _id }: StoredUser,
  step: number,
): Promise<boolean> {
  const { modifiedCount } = await secondFactors.updateOne(
    { _id, isEnabled: true, lastStep: { $lt: step } },
    { $set: { lastStep: step } },
    { session },
  );
  return modifiedCount === 1;
}

async function useRecoveryCode(
  { secondFactors, derivedKeys }: Factors,
  session: ClientSession,
  { _id }: StoredUser,
  code: string,
): Promise<boolean> {
  const hash = recoveryCodeHash(derivedKeys.recoveryCode, _id.toHexString(), code);
  const { modifiedCount } = await secondFactors.updateOne(
    { _id, isEnabled: true, recoveryCodes: hash },
    { $pull: { recoveryCodes: hash } },
    { session },
  );
  return modifiedCount === 1;
}

/** Creates recovery codes, for showing once and for storage. */
export function newRecoveryCodes(
  { derivedKeys }: Pick<Identity, 'derivedKeys'>,
  { _id }: Pick<StoredUser, '_id'>,
): { codes: string[]; hashes: string[] } {
  const codes = createRecoveryCodes();
  return { codes, hashes: codes.map((code) => recoveryCodeHash(derivedKeys.recoveryCode, _id.toHexString(), code)) };
}

/** Makes a sealed secret the user's second factor with its first code, in the transaction; returns the recovery codes. Throws `INCORRECT_CODE`. */
export async function enableFactor(
  identity: Factors,
  session: ClientSession,
  user: StoredUser,
  { sealed, code }: { sealed: EncryptedText; code: string },
): Promise<string[]> {
  const lastStep = requireStep(identity, user, sealed, code);
  const { codes, hashes } = newRecoveryCodes(identity, user);
  const factor = {
    _id: user._id,
    secret: sealed,
    isEnabled: true,
    lastStep,
    recoveryCodes: hashes,
    createdAt: identity.now(),
  };
  await identity.secondFactors.replaceOne({ _id: user._id }, factor, { upsert: true, session });
  return codes;
}

/** Removes a user's second factor, waiting sign-ins, and its marks in sessions, in the transaction. */
export async function removeFactor(
  { secondFactors, challenges, sessions }: Pick<Identity, 'secondFactors' | 'challenges' | 'sessions'>,
  session: ClientSession,
  { _id }: Pick<StoredUser, '_id'>,
): Promise<void> {
  await secondFactors.deleteOne({ _id }, { session });
  await challenges.deleteMany({ user: _id }, { session });
  await sessions.updateMany({ user: _id }, { $set: { passedSecondFactor: false } }, { session });
}
