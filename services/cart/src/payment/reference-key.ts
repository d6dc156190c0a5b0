import type { StoredPayment } from './payment.model.ts';

/** Number of an account in the form in which it is stored and compared. */
export const plainAccount = (account: string): string => account.replace(/\D/g, '');

/** A bank's number of a transfer in the form in which it is stored and compared: banks' systems write it in any case, and people with spaces. */
export const plainReference = (reference: string): string => reference.replace(/\s/g, '').toUpperCase();

/** By which a transfer counts once. */
export const referenceKeyOf = ({ account, bankReference }: Pick<StoredPayment, 'account' | 'bankReference'>): string =>
  `${plainAccount(account)}:${plainReference(bankReference)}`;

/** Of a transfer that shares its reference with another one, or has given it up: nobody else's. */
export const separateKeyOf = (payment: Pick<StoredPayment, '_id' | 'account' | 'bankReference'>): string =>
  `${referenceKeyOf(payment)}#${payment._id.toHexString()}`;
