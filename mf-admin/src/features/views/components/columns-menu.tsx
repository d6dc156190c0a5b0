import { Button, SkeletonBox, color, fontSize, fontWeight, from, radius, rem, styled, zIndex } from '@gvg/ui';
import { Columns3 } from '@gvg/ui/later-icons';
import { Suspense, lazy, useState } from 'react';
import { usePopover } from '../../../components/use-popover.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { ColumnsListProps } from './columns-list.tsx';

// Drag and drop is loaded on first use.
const ColumnsList = lazy(() => import('./columns-list.tsx').then((module) => ({ default: module.ColumnsList })));

// In narrow windows the menu is as wide as the toolbar.
const Place = styled('div')({ [from.wide]: { position: 'relative' } });
const Panel = styled('div')({
  position: 'absolute',
  zIndex: zIndex.header,
  top: 'calc(100% + 6px)',
  insetInlineStart: 0,
  width: `min(${rem(340)}, 100%)`,
  [from.wide]: { insetInlineStart: 'auto', insetInlineEnd: 0, width: rem(340) },
  maxHeight: `min(${rem(560)}, 70dvh)`,
  overflow: 'auto',
  padding: '10px 12px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.card,
  boxShadow: `0 12px 32px ${color.shade}`,
  fontSize: fontSize.note,
  '& > h2': { margin: '2px 0 6px', fontSize: fontSize.note, fontWeight: fontWeight.heading },
  '& > h2 small': { marginInlineStart: 8, color: color.muted, fontWeight: fontWeight.text },
});

/** Menu of the shown columns and their order. */
export function ColumnsMenu({ columns }: Pick<ColumnsListProps, 'columns'>) {
  const { t } = useStaffTexts();
  const { isOpen, toggle, placeProps } = usePopover();
  const [isLifted, setLifted] = useState(false);
  return (
    <Place
      {...placeProps}
      // Escape first drops a lifted column, then closes the menu.
      onKeyDown={(event) => {
        if (!isLifted) placeProps.onKeyDown(event);
      }}
    >
      <Button variant="outlined" aria-expanded={isOpen} onClick={toggle}>
        <Columns3 size={18} aria-hidden />
        {t('columns.open')}
      </Button>
      {isOpen && (
        <Panel role="group" aria-label={t('columns.title')}>
          <h2>
            {t('columns.title')}
            <small>{t('columns.hint')}</small>
          </h2>
          <Suspense fallback={<SkeletonBox sx={{ height: 240 }} />}>
            <ColumnsList columns={columns} onLift={setLifted} />
          </Suspense>
        </Panel>
      )}
    </Place>
  );
}
