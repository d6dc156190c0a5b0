import type { QueryFilter } from 'mongoose';
import type { Caller } from '@gvg/contracts/definitions/caller';
import { isStaff } from '@gvg/contracts/definitions/caller';
import type { CategoryType } from '@gvg/contracts/catalogue/terms';
import type { StaffPage, StaffPaging } from '@gvg/contracts/definitions/paging';
import { findPage, findStaffPage } from '@gvg/service-kit/data/pagination';
import type { GroupDefinition } from './group-definition.ts';
import type { StoredGroup } from './stored-group.ts';

export interface GroupListQuery extends StaffPaging {
  includeDeleted?: boolean | undefined;
  includeHidden?: boolean | undefined;
  /** Only categories have a type. */
  type?: CategoryType | undefined;
}

/** Sorted by name; hidden or removed groups only for staff who request them. */
export function listGroups<Stored extends StoredGroup, Wire>(
  { model, present }: GroupDefinition<Stored, Wire>,
  {
    query: { type, includeDeleted, includeHidden, ...paging },
    caller,
  }: { query: GroupListQuery; caller: Caller | undefined },
): Promise<StaffPage<Wire>> {
  const staff = isStaff(caller);
  const filter = {
    ...(type === undefined ? {} : { type }),
    ...(staff && includeDeleted === true ? {} : { isDeleted: false }),
    ...(staff && includeHidden === true ? {} : { isShowed: true }),
  } as QueryFilter<Stored>;
  const sort = { nameOrder: 1, _id: 1 } as const;
  const isStaffsOwn = staff && (includeDeleted ?? includeHidden) !== undefined;
  return isStaffsOwn
    ? findStaffPage(model, { filter, sort, paging, present })
    : findPage(model, { filter, sort, paging, present });
}
