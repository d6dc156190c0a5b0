import { Button, Note, SkeletonBox, color, fontSize, fontWeight, styled } from '@gvg/ui';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

const Section = styled('section')({
  display: 'grid',
  gap: 8,
  padding: '14px 16px',
  borderTop: `1px solid ${color.line}`,
});
const Title = styled('h3')({ fontSize: fontSize.note, fontWeight: fontWeight.heading });
const Rows = styled('ul')({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });

export interface PanelSectionProps<Item> {
  title: string;
  /** Text of the empty state. */
  empty: string;
  state: { data: { docs: Item[]; totalDocs?: number } | undefined; isLoadingError: boolean; refetch: () => unknown };
  row: (item: Item) => ReactNode;
}

/** A short list next to the conversation: the latest items, and the number of further ones. */
export function PanelSection<Item extends { _id: string }>({
  title,
  empty,
  state: { data, isLoadingError, refetch },
  row,
}: PanelSectionProps<Item>) {
  const { t } = useStaffTexts();
  const id = useId();
  const more = (data?.totalDocs ?? 0) - (data?.docs.length ?? 0);
  return (
    <Section aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {data === undefined && !isLoadingError && <SkeletonBox aria-busy sx={{ height: 20, width: '70%' }} />}
      {isLoadingError && (
        <Button variant="outlined" onClick={() => refetch()}>
          {t('loadFailed')}
        </Button>
      )}
      {data?.docs.length === 0 && <Note>{empty}</Note>}
      {data !== undefined && data.docs.length > 0 && (
        <Rows>
          {data.docs.map((item) => (
            <li key={item._id}>{row(item)}</li>
          ))}
        </Rows>
      )}
      {more > 0 && <Note>{t('more', { count: more })}</Note>}
    </Section>
  );
}
