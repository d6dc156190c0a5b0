import { keyOf, pageContext, queryKeys } from '@gvg/browser-kit';
import { useMutation, useQueryClient } from '@gvg/query';
import { allPagesQuery } from '../../../data/all-pages-query.ts';
import type { Group, GroupKind } from '../group-kinds.ts';

/** All categories or producers by name, including hidden and removed ones. There are few, so pages filter them in the browser. */
export const groupsQuery = (kind: GroupKind) =>
  allPagesQuery<GroupKind['calls']['list'], Group>(
    kind.calls.list,
    { includeDeleted: 'true', includeHidden: 'true' },
    kind.queryKey,
  );

export type GroupFields = Pick<Group, 'name' | 'image' | 'isShowed' | 'type'>;

/** Write of a category or producer. `id` is missing on creation. `revision` is the one the user saw. */
export type GroupWrite =
  | { id?: undefined; fields: GroupFields }
  | { id: string; revision: number; fields: Partial<GroupFields> }
  | { id: string; revision: number; isDeleted: boolean };

function send({ calls }: GroupKind, write: GroupWrite): Promise<Group> {
  const { api } = pageContext();
  if (write.id === undefined) return api.call(calls.create, { body: write.fields as never });
  const params = { id: write.id };
  if ('isDeleted' in write)
    return api.call(calls.setStatus, { params, body: { isDeleted: write.isDeleted, revision: write.revision } });
  return api.call(calls.update, { params, body: { ...write.fields, revision: write.revision } as never });
}

/** Writes a group and invalidates groups and products. The caller shows errors, unless `onError` is `toast`. */
export function useGroupWrite(kind: GroupKind, onError: 'silent' | 'toast' = 'silent') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (write: GroupWrite) => send(kind, write),
    meta: { onError },
    onSettled: () =>
      Promise.all(
        [kind.queryKey, queryKeys.products, keyOf('/v1/product-facets')].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
