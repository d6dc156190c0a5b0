import { useTranslation } from '@gvg/i18n';
import { ButtonLink, narrowerThan, styled } from '@gvg/ui';
import { isRouteDeployed } from '../page/menu-entries.ts';
import { usePageInfo } from '../page/page-info.tsx';

const Wide = styled(ButtonLink)({
  marginInlineStart: 16,
  borderRadius: 999,
  whiteSpace: 'nowrap',
  [narrowerThan(1199)]: { display: 'none' },
});

/** Link to the form that requests external goods by a link. */
export function PasteLink() {
  const { t } = useTranslation('shell');
  if (!isRouteDeployed(usePageInfo(), '/user/cart')) return null;
  return (
    <Wide to="/user/cart?link=" variant="goldSoft">
      {t('pasteLink')}
    </Wide>
  );
}
