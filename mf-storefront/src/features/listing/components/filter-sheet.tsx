import { formatNumber } from '@gvg/contracts/format-number';
import { Button, Dialog, SlidersHorizontal, color, from, styled } from '@gvg/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';

const OpenFilters = styled(Button)({ flex: 'none', [from.desktop]: { display: 'none' }, '@media (scripting: none)': { display: 'none' } });

const Foot = styled('div')({
  position: 'sticky',
  bottom: 0,
  padding: '12px 20px calc(12px + env(safe-area-inset-bottom))',
  backgroundColor: color.card,
  borderTop: `1px solid ${color.line}`,
});

const Body = styled('div')({ padding: '12px 20px 20px' });

export interface FilterSheetProps {
  /** Number of filters in use. */
  active: number;
  /** Number of products found; undefined while it is loading. */
  total: number | undefined;
  /** The filters. */
  children: ReactNode;
}

/** The button that opens the filters on phones, and their sheet. */
export function FilterSheet({ active, total, children }: FilterSheetProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <OpenFilters variant="outlined" onClick={() => setOpen(true)} aria-haspopup="dialog">
        <SlidersHorizontal size={18} aria-hidden />
        {active === 0 ? t('listing.filters') : t('listing.filtersActive', { amount: active })}
      </OpenFilters>
      {isOpen && (
        <Dialog title={t('listing.filters')} shape="full" onClose={() => setOpen(false)}>
          <Body>{children}</Body>
          <Foot>
            <Button wide onClick={() => setOpen(false)}>
              {total === undefined ? t('shop.loading') : t('listing.show', { count: total, formatted: formatNumber(total) })}
            </Button>
          </Foot>
        </Dialog>
      )}
    </>
  );
}
