import { FilterSelect } from '../../../table/filter-bar.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useColleagues } from '../api/colleagues.ts';

export interface AssigneeFilterProps {
  /** Id of a colleague, or `none`. */
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
}

/** Filters orders by assignee, or those without one. */
export function AssigneeFilter({ value, onChoose }: AssigneeFilterProps) {
  const { t } = useStaffTexts();
  const colleagues = useColleagues();
  return (
    <FilterSelect
      label={t('orders.anyAssignee')}
      value={value}
      options={[
        { value: 'none', label: t('order.work.nobody') },
        ...colleagues.map(({ _id, displayName }) => ({ value: _id, label: displayName })),
      ]}
      onChoose={onChoose}
    />
  );
}
