import type { LocalizedText } from '@gvg/contracts/locale';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import type { ErrorCode } from '@gvg/contracts/errors';
import { nameKeyOf, nameOrderOf } from '../entity/name-key.ts';
import type { StoredGroup } from './stored-group.ts';

/** The fields of a new group with the derived name keys. */
export function newGroup<Fields extends { name: LocalizedText }>(fields: Fields) {
  return { ...fields, nameKey: nameKeyOf(fields.name), nameOrder: nameOrderOf(fields.name), isDeleted: false };
}

/** The change that sets the provided fields. Throws `wasDeleted` for a removed group. */
export function changeGroup<Fields extends { name?: LocalizedText | undefined }>(group: StoredGroup, fields: Fields, wasDeleted: ErrorCode) {
  if (group.isDeleted) throw new ApiFailure(wasDeleted);
  const { name } = fields;
  return { $set: name === undefined ? fields : { ...fields, nameKey: nameKeyOf(name), nameOrder: nameOrderOf(name) } };
}
