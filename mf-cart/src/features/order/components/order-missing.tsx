import { ButtonLink, EmptyState, Package, Panel } from '@gvg/ui';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';

/** The order does not exist or belongs to another customer; the service does not distinguish these. */
export function OrderMissing({ code }: { code: string }) {
  const { t } = useOrderTexts();
  const { t: tFrame } = useTexts();
  return (
    <Panel>
      <EmptyState
        icon={<Package size={32} aria-hidden />}
        title={t('order.missing', { code: code.toUpperCase() })}
        text={t('order.missingText')}
      >
        <ButtonLink to="/user/purchase">{tFrame('shop.myOrders')}</ButtonLink>
        <ButtonLink variant="outlined" to={`/order/track?code=${encodeURIComponent(code)}`}>
          {tFrame('shop.track')}
        </ButtonLink>
      </EmptyState>
    </Panel>
  );
}
