import { localize } from '@gvg/contracts/values/locale';
import { useQuery } from '@gvg/query';
import { useMemo } from 'react';
import { useStaffTexts } from '../../texts/staff-texts.ts';
import { groupsQuery } from './api/groups.ts';
import { groupKinds } from './group-kinds.ts';

/** Names of all categories and producers by id. Missing until loaded. */
export function useGroupNames(): ReadonlyMap<string, string> {
  const { locale } = useStaffTexts();
  const { data: categories } = useQuery(groupsQuery(groupKinds.categories));
  const { data: producers } = useQuery(groupsQuery(groupKinds.producers));
  return useMemo(
    () => new Map([...(categories ?? []), ...(producers ?? [])].map(({ _id, name }) => [_id, localize(name, locale)])),
    [categories, producers, locale],
  );
}
