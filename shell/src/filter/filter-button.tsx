import { useTranslation } from '@gvg/i18n';
import { Button, Menu, below, styled } from '@gvg/ui';
import { usePageInfo } from '../page/page-info.tsx';
import { openOverlay } from '../overlays/overlay-store.ts';
import { canFilter } from './can-filter.ts';

const open = () => openOverlay({ kind: 'filter' });

/** Opens the drawer of categories, producers, types and priorities. */
export function FilterButton() {
  const { t } = useTranslation('shell');
  if (!canFilter(usePageInfo())) return null;
  return (
    <Button variant="soft" aria-haspopup="dialog" onClick={open}>
      <Menu size={20} aria-hidden />
      {t('categories')}
    </Button>
  );
}

/** In the compact header it replaces the shop's name; up to tablets, the menu contains it. */
const OverName = styled('div')({
  position: 'absolute',
  left: 52,
  top: '50%',
  transform: 'translateY(-50%)',
  [below.desktop]: { display: 'none' },
});

export function CompactFilterButton() {
  return (
    <OverName>
      <FilterButton />
    </OverName>
  );
}
