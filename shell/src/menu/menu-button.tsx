import { useTranslation } from '@gvg/i18n';
import { IconButton, Menu, from, styled } from '@gvg/ui';
import { openOverlay } from '../overlays/overlay-store.ts';

const PhoneOnly = styled('div')({ gridArea: 'menu', [from.tablet]: { display: 'none' } });

/** Opens the menu on phones. */
export function MenuButton() {
  const { t } = useTranslation('shell');
  return (
    <PhoneOnly>
      <IconButton label={t('openMenu')} aria-haspopup="dialog" onClick={() => openOverlay({ kind: 'menu' })}>
        <Menu size={22} aria-hidden />
      </IconButton>
    </PhoneOnly>
  );
}
