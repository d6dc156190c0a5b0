import { useTranslation } from '@gvg/i18n';
import { ButtonLink, from, styled } from '@gvg/ui';
import { isRouteDeployed } from '../page/menu-entries.ts';
import { usePageInfo } from '../page/page-info.tsx';

const Wide = styled(ButtonLink)({ display: 'none', marginInlineStart: 16, borderRadius: 999, whiteSpace: 'nowrap', [from.wide]: { display: 'inline-flex' } });

/** Leads to the form that asks for goods from outside by a link. */
export function PasteLink() {
  const { t } = useTranslation('shell');
  if (!isRouteDeployed(usePageInfo(), '/user/cart')) return null;
  return (
    <Wide to="/user/cart?link=" variant="goldSoft">
      {t('pasteLink')}
    </Wide>
  );
}
