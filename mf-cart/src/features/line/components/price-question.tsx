import type { InSystemLine } from '@gvg/contracts/cart/http/lines';
import { localize } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import { Button, color, fontSize, fontWeight, styled, tabularFigures } from '@gvg/ui';
import { useCartTexts } from '../../../texts/cart-texts.ts';
import { useUpdateLine } from '../api/cart.ts';

const Question = styled('p')({
  ...tabularFigures,
  color: color.ink,
  '& b': { color: color.clay, fontWeight: fontWeight.strong },
});
const Choices = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  color: color.muted,
  '& button': { padding: '6px 16px', fontSize: fontSize.note },
});

/** Asks about a changed price on its line, which is in no sum before that (rules/cart-and-orders.md). */
export function PriceQuestion({ line, onRemove }: { line: InSystemLine; onRemove: () => void }) {
  const { t, locale } = useCartTexts();
  const { mutate, isPending } = useUpdateLine();
  const { product, current } = line;
  return (
    <>
      <Question>
        <b>{t('line.newPrice', { price: formatMoney(current.price) })}</b> ({t('line.oldPrice')}{' '}
        <s>{formatMoney(product.price)}</s>). {t('line.agreeQuestion')}
      </Question>
      <Choices>
        <Button
          disabled={isPending}
          aria-label={t('line.agreeName', { name: localize(product.name, locale) })}
          onClick={() => mutate({ line, acceptedPrice: current.price })}
        >
          {t('line.agree')}
        </Button>
        <Button variant="outlined" onClick={onRemove}>
          {t('line.drop')}
        </Button>
        <span>{t('line.notCounted')}</span>
      </Choices>
    </>
  );
}
