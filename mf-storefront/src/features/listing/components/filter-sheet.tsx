import { HydrateLater } from '@gvg/browser-kit';
import { formatNumber } from '@gvg/contracts/values/format-number';
import {
  Button,
  DocumentDialog,
  SlidersHorizontal,
  closeDocumentDialog,
  closesDialog,
  color,
  from,
  openDocumentDialog,
  opensDialog,
  styled,
} from '@gvg/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';

const OpenFilters = styled(Button)({
  flex: 'none',
  [from.desktop]: { display: 'none' },
  '@media (scripting: none)': { display: 'none' },
});

const Foot = styled('div')({
  position: 'sticky',
  bottom: 0,
  padding: '12px 20px calc(12px + env(safe-area-inset-bottom))',
  backgroundColor: color.card,
  borderTop: `1px solid ${color.line}`,
});

const Body = styled('div')({ padding: '12px 20px 20px' });

export interface FilterSheetProps {
  /** Number of active filters. */
  active: number;
  /** Number of products found; undefined while loading. */
  total: number | undefined;
  /** Renders the filters. `isShown` is whether they are visible. */
  children: (isShown: boolean) => ReactNode;
}

const id = 'filter-sheet';

/**
 * The button that opens the filters on phones, and their sheet, which is part of the document: it can be opened and filled in before
 * scripts have loaded.
 */
export function FilterSheet({ active, total, children }: FilterSheetProps) {
  const { t } = useTexts();
  return (
    <>
      <OpenFilters
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => openDocumentDialog(id)}
        {...opensDialog(id)}
      >
        <SlidersHorizontal size={18} aria-hidden />
        {active === 0 ? t('listing.filters') : t('listing.filtersActive', { amount: active })}
      </OpenFilters>
      <DocumentDialog id={id} title={t('listing.filters')} shape="full">
        {(isOpen) => (
          <HydrateLater>
            <Body>{children(isOpen)}</Body>
            <Foot>
              <Button wide onClick={() => closeDocumentDialog(id)} {...closesDialog}>
                {total === undefined
                  ? t('shop.loading')
                  : t('listing.show', { count: total, formatted: formatNumber(total) })}
              </Button>
            </Foot>
          </HydrateLater>
        )}
      </DocumentDialog>
    </>
  );
}
