import { useTranslation } from '@gvg/i18n';
import { Package } from '@gvg/ui';
import { isRouteDeployed } from '../page/menu-entries.ts';
import { usePageInfo } from '../page/page-info.tsx';
import { SlotLink } from './slot-link.ts';

/** Link to the account's purchases, where a guest is asked to sign in (specification §2). */
export function OrdersLink() {
  const { t } = useTranslation('shell');
  if (!isRouteDeployed(usePageInfo(), '/user/purchase')) return null;
  return (
    <SlotLink to="/user/purchase" aria-label={t('orders')} data-wide="">
      <Package size={22} aria-hidden />
    </SlotLink>
  );
}
