import { IconButton, Note, color, from, styled } from '@gvg/ui';
import { Trash2 } from '@gvg/ui/later-icons';
import type { ReactNode } from 'react';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

const Rows = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });
const Line = styled('li')({
  display: 'grid',
  gap: 8,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '& + &': { paddingTop: 12, borderTop: `1px solid ${color.line}` },
});
const Cells = styled('div')({
  display: 'grid',
  gap: 8,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

/** Rows of fields, each with a button to remove it. */
export function FormRows({
  fields,
  empty,
  nameOf,
  isReadOnly,
  onRemove,
  children,
}: {
  fields: readonly { id: string }[];
  /** Text for an empty list. */
  empty: string;
  nameOf: (row: number) => string;
  isReadOnly: boolean;
  onRemove: (row: number) => void;
  children: (row: number) => ReactNode;
}) {
  const { t } = useStaffTexts();
  if (fields.length === 0) return <Note>{empty}</Note>;
  return (
    <Rows>
      {fields.map(({ id }, row) => (
        <Line key={id}>
          <Cells>{children(row)}</Cells>
          {!isReadOnly && (
            <IconButton label={t('area.removeNamed', { name: nameOf(row) })} onClick={() => onRemove(row)}>
              <Trash2 size={18} aria-hidden />
            </IconButton>
          )}
        </Line>
      ))}
    </Rows>
  );
}
