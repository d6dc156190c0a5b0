import type { Product } from '@gvg/contracts/catalogue/http/products';
import { localize } from '@gvg/contracts/values/locale';
import { Button, styled } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import { useBuying } from '../use-buying.ts';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  '& > button': { flex: '1 1 180px', minHeight: 52 },
});

export interface BuyButtonsProps {
  product: Product;
  /** Undefined while what is typed is no amount. */
  amount: number | undefined;
  /** The picture that moves to the cart. */
  picture: () => Element | null;
}

/** Buys a product: into the cart, at once, or by a quote where its price is found out first. Nothing for one that is sold out. */
export function BuyButtons({ product: { _id, name, stock, type }, amount, picture }: BuyButtonsProps) {
  const { t, locale } = useTexts();
  const { add, buyNow, askForQuote, isPending } = useBuying();
  if (stock === 0) return null;
  const purchase = { product: _id, name: localize(name, locale), amount: amount ?? 1 };
  const state = { disabled: amount === undefined, 'aria-disabled': isPending };
  if (type === 'HARD_TO_GET') {
    return (
      <Row>
        <Button variant="gold" {...state} onClick={() => askForQuote(purchase)}>
          {t('buying.quote')}
        </Button>
      </Row>
    );
  }
  return (
    <Row>
      <Button {...state} onClick={() => add(purchase, picture())}>
        {purchase.amount === 1 ? t('buying.add') : t('buying.addSeveral', { count: purchase.amount })}
      </Button>
      <Button variant="outlined" {...state} onClick={() => buyNow(purchase)}>
        {t('buying.now')}
      </Button>
    </Row>
  );
}
