import { useTranslation } from '@gvg/i18n';
import { IconButton, Menu, from, openDocumentDialog, opensDialog, styled } from '@gvg/ui';
import { iconInset } from '../header/heights.ts';
import { menuId } from './menu-id.ts';

const UpToTablets = styled('div')({
  gridArea: 'menu',
  marginInlineStart: -iconInset,
  [from.desktop]: { display: 'none' },
});

/** Opens the menu on phones and tablets. */
export function MenuButton() {
  const { t } = useTranslation('shell');
  return (
    <UpToTablets>
      <IconButton
        label={t('openMenu')}
        aria-haspopup="dialog"
        onClick={() => openDocumentDialog(menuId)}
        {...opensDialog(menuId)}
      >
        <Menu size={22} aria-hidden />
      </IconButton>
    </UpToTablets>
  );
}
