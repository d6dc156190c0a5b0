import { localize } from '@gvg/contracts/values/locale';
import { Button, styled } from '@gvg/ui';
import type { RefObject } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { useBuying } from '../use-buying.ts';
import { MainButton } from './main-button.tsx';
import type { BuyButtonsProps } from './main-button.tsx';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  '& > button': { flex: '1 1 180px', minHeight: 52 },
});

/**
 * Buys a product: into the cart, immediately, or by a quote if its price has to be determined first. Renders nothing for a sold-out
 * product.
 */
export function BuyButtons({ ref, ...props }: BuyButtonsProps & { ref: RefObject<HTMLDivElement | null> }) {
  const { t, locale } = useTexts();
  const buying = useBuying();
  const { product, amount } = props;
  if (product.stock === 0) return null;
  const purchase = { product: product._id, name: localize(product.name, locale), amount: amount ?? 1 };
  return (
    <Row ref={ref}>
      <MainButton {...props} buying={buying} />
      {product.type !== 'HARD_TO_GET' && (
        <Button
          variant="outlined"
          disabled={amount === undefined}
          aria-disabled={buying.isPending}
          onClick={() => buying.buyNow(purchase)}
        >
          {t('buying.now')}
        </Button>
      )}
    </Row>
  );
}
