import type { Connection, Types } from 'mongoose';
import type { AuthCodePurpose } from '../mail/auth-code.model.ts';
import type { Identity } from '../identity.ts';

interface DerivedCode {
  purpose: AuthCodePurpose;
  mail: Types.ObjectId;
}

const oldCodes = (connection: Connection) => connection.collection<DerivedCode & { _id: never }>('auth_codes');

/**
 * Codes of mails were derived from the mail's id and stored in a separate collection. None of them works any more; their holders request a new mail. A mail
 * that still waits to be sent gets a link with a new code.
 */
export async function endDerivedCodes({ connection, mails }: Pick<Identity, 'connection' | 'mails'>): Promise<number> {
  const codes = await oldCodes(connection)
    .find({}, { projection: { purpose: 1, mail: 1 } })
    .toArray();
  for (const { purpose, mail } of codes)
    await mails.updateOne({ _id: mail, link: { $exists: false } }, { $set: { link: purpose, linksMade: 0 } });
  const { deletedCount } = await oldCodes(connection).deleteMany({});
  return deletedCount;
}
