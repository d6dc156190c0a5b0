import type { StoredPayment } from './payment.model.ts';

/** Account number as stored and compared: digits only. */
export const plainAccount = (account: string): string => account.replace(/\D/g, '');

/** Bank reference as stored and compared: banks write it in any case, and people insert spaces. */
export const plainReference = (reference: string): string => reference.replace(/\s/g, '').toUpperCase();

/** Unique key that makes a transfer count once. */
export const referenceKeyOf = ({ account, bankReference }: Pick<StoredPayment, 'account' | 'bankReference'>): string =>
  `${plainAccount(account)}:${plainReference(bankReference)}`;

/** Unique key of a transfer that shares its reference with another one or has given it up. */
export const separateKeyOf = (payment: Pick<StoredPayment, '_id' | 'account' | 'bankReference'>): string =>
  `${referenceKeyOf(payment)}#${payment._id.toHexString()}`;
