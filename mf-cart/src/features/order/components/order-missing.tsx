import { ButtonLink, EmptyState, Package, Panel, styled } from '@gvg/ui';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 });

/** There is no such order, or it is somebody else's: the service makes no difference. */
export function OrderMissing({ code }: { code: string }) {
  const { t } = useOrderTexts();
  const { t: tFrame } = useTexts();
  return (
    <Panel>
      <EmptyState icon={<Package size={32} aria-hidden />} title={t('order.missing', { code: code.toUpperCase() })} text={t('order.missingText')}>
        <Ways>
          <ButtonLink to="/user/purchase">{tFrame('shop.myOrders')}</ButtonLink>
          <ButtonLink variant="outlined" to={`/order/track?code=${encodeURIComponent(code)}`}>
            {tFrame('shop.track')}
          </ButtonLink>
        </Ways>
      </EmptyState>
    </Panel>
  );
}
