import type { Model, QueryFilter } from 'mongoose';
import type { Caller } from '@gvg/contracts/caller';
import { isStaff } from '@gvg/contracts/caller';
import type { Page, Paging } from '@gvg/contracts/paging';
import { findPage } from '@gvg/service-kit/pagination';
import type { StoredGroup } from './stored-group.ts';

export interface GroupListOptions<Stored, Wire> {
  filter?: QueryFilter<Stored>;
  query: Paging & { includeDeleted?: boolean | undefined; includeHidden?: boolean | undefined };
  caller: Caller | undefined;
  present(stored: Stored): Wire;
}

/** Sorted by name; hidden or removed groups only for staff who request them. */
export function listGroups<Stored extends StoredGroup, Wire>(model: Model<Stored>, { filter = {}, query, caller, present }: GroupListOptions<Stored, Wire>): Promise<Page<Wire>> {
  const staff = isStaff(caller);
  const visible: QueryFilter<StoredGroup> = {
    ...(staff && query.includeDeleted === true ? {} : { isDeleted: false }),
    ...(staff && query.includeHidden === true ? {} : { isShowed: true }),
  };
  return findPage(model, { filter: { ...filter, ...visible } as QueryFilter<Stored>, sort: { nameOrder: 1, _id: 1 }, paging: query, present });
}
