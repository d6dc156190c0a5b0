import type { z } from 'zod';
import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import type { StaffPage } from '@gvg/contracts/definitions/paging';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../catalogue.ts';
import { removeOrRestore } from '../entity/remove-or-restore.ts';
import { getGroup } from './get-group.ts';
import type { GroupDefinition } from './group-definition.ts';
import { listGroups } from './list-groups.ts';
import type { GroupListQuery } from './list-groups.ts';
import type { StoredGroup } from './stored-group.ts';
import { createGroup, updateGroup } from './write-group.ts';
import type { GroupFields, GroupUpdate } from './write-group.ts';

type IdParams = z.ZodType<{ id: string }>;
type Update = GroupUpdate['fields'] & { revision?: number | undefined };
type Status = { isDeleted: boolean; revision?: number | undefined };

/** Contracts that categories and producers have in common. */
export interface GroupEndpoints<Wire> {
  list: Endpoint<undefined, z.ZodType<GroupListQuery>, undefined, z.ZodType<unknown, StaffPage<Wire>>, 'public'>;
  get: Endpoint<IdParams, undefined, undefined, z.ZodType<unknown, Wire>, 'public'>;
  create: Endpoint<undefined, undefined, z.ZodType<GroupFields>, z.ZodType<unknown, Wire>, 'staff'>;
  update: Endpoint<IdParams, undefined, z.ZodType<Update>, z.ZodType<unknown, Wire>, 'staff'>;
  setStatus: Endpoint<IdParams, undefined, z.ZodType<Status>, z.ZodType<unknown, Wire>, 'staff'>;
}

/** Mounts the five endpoints of categories or producers. */
export function productGroupRoutes<Stored extends StoredGroup, Wire>(
  catalogue: Catalogue,
  group: GroupDefinition<Stored, Wire>,
  { list, get, create, update, setStatus }: GroupEndpoints<Wire>,
): void {
  const { app, copyOutsidePictures } = catalogue;
  mount(app, list, ({ query, caller }) => listGroups(group, { query, caller }));
  mount(app, get, ({ params: { id }, caller }) => getGroup(group, { id, caller }));
  mount(app, create, async ({ body, context, locale }) =>
    createGroup(catalogue, group, {
      fields: await copyOutsidePictures(body, { purpose: 'TEMPLATE', locale }),
      context,
    }),
  );
  mount(app, update, async ({ params: { id }, body: { revision, ...fields }, context, locale }) =>
    updateGroup(catalogue, group, {
      id,
      revision,
      fields: await copyOutsidePictures(fields, { purpose: 'TEMPLATE', locale }),
      context,
    }),
  );
  mount(app, setStatus, async ({ params: { id }, body, context }) =>
    group.present(await removeOrRestore(catalogue, group, { ...body, id, context })),
  );
}
