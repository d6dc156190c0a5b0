import { Note, styled } from '@gvg/ui';
import { useStaffTexts } from '../texts/staff-texts.ts';

const List = styled('ul')({ display: 'grid', gap: 4, margin: '6px 0 0', paddingInlineStart: 18 });

export interface StayingRow {
  id: string;
  name: string;
  reason: string;
}

/** Rows that stay unchanged, with the reason. Renders nothing if there are none. `isAnswer` means that the service rejected them. */
export function StayingRows({ rows, isAnswer }: { rows: readonly StayingRow[]; isAnswer: boolean }) {
  const { t } = useStaffTexts();
  if (rows.length === 0) return null;
  return (
    <Note as="div" role={isAnswer ? 'alert' : undefined}>
      {t('together.staying', { count: rows.length })}
      <List>
        {rows.map(({ id, name, reason }) => (
          <li key={id}>
            {name}: {reason}
          </li>
        ))}
      </List>
    </Note>
  );
}
