import type { LocalizedText } from '@gvg/contracts/locale';
import { Failure } from '@gvg/service-kit/failure';
import type { ErrorCode } from '@gvg/contracts/errors';
import { nameKeyOf, nameOrderOf } from '../entity/name-key.ts';
import type { StoredShelf } from './stored-shelf.ts';

/** The fields of a new shelf, with what is kept beside them. */
export function newShelf<Fields extends { name: LocalizedText }>(fields: Fields) {
  return { ...fields, nameKey: nameKeyOf(fields.name), nameOrder: nameOrderOf(fields.name), isDeleted: false };
}

/** Given fields replace the present ones; one that was removed is changed no more. */
export function changeShelf<Fields extends { name?: LocalizedText | undefined }>(shelf: StoredShelf, fields: Fields, wasDeleted: ErrorCode) {
  if (shelf.isDeleted) throw new Failure(wasDeleted);
  const { name } = fields;
  return { $set: name === undefined ? fields : { ...fields, nameKey: nameKeyOf(name), nameOrder: nameOrderOf(name) } };
}
