import type { StaffPage } from '@gvg/contracts/definitions/paging';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { useQuery } from '@gvg/query';
import { useStaffTexts } from '../texts/staff-texts.ts';

/** Result of `exactCountQuery`. */
export interface ExactCount {
  queryKey: readonly unknown[];
}

/** Returns the number of matches as text: "1,000+" while only a capped count is available, until `exactCount`, requested after the rows, has loaded. */
export function useListTotal(list: StaffPage<unknown> | undefined, exactCount?: ExactCount): string {
  const { t } = useStaffTexts();
  const isMore = list?.isMore === true;
  const { data: exact } = useQuery<{ totalDocs: number }>({
    queryKey: exactCount?.queryKey ?? [],
    enabled: isMore && exactCount !== undefined,
  });
  const total = formatNumber((isMore ? exact?.totalDocs : undefined) ?? list?.totalDocs ?? 0, 0);
  return isMore && exact === undefined ? t('list.orMore', { total }) : total;
}
