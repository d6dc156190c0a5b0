import { keyOf, pageContext, queryKeys } from '@gvg/browser-kit';
import { useMutation, useQueryClient } from '@gvg/query';
import { allPagesQuery } from '../../../data/all-pages-query.ts';
import type { Group, GroupKind } from '../group-kinds.ts';

/** All categories or producers, by name; the hidden and removed ones too. They are few: a page of theirs searches among all. */
export const groupsQuery = (kind: GroupKind) =>
  allPagesQuery<GroupKind['calls']['list'], Group>(
    kind.calls.list,
    { includeDeleted: 'true', includeHidden: 'true' },
    kind.queryKey,
  );

export type GroupFields = Pick<Group, 'name' | 'image' | 'isShowed' | 'type'>;

/** What staff does with a category or producer: `id` is missing for one that is created. `revision` is the one that was looked at. */
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

/** A write of staff's: lists of it and of products are asked for anew. The caller shows a failure, unless it is to be a toast. */
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
