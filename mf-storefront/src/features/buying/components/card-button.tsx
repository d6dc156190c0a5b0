import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import { localize } from '@gvg/contracts/values/locale';
import { ShoppingCart, color, motion, radius, styled, tapTarget } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import { useBuying } from '../use-buying.ts';

const Round = styled('button')({
  position: 'absolute',
  insetInlineEnd: 8,
  bottom: 8,
  display: 'grid',
  placeItems: 'center',
  width: tapTarget,
  height: tapTarget,
  padding: 0,
  border: 0,
  borderRadius: radius.pill,
  backgroundColor: color.jadeSoft,
  color: color.jade,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}`,
  '&:hover': { backgroundColor: color.jade, color: color.onJade },
  '&[aria-disabled="true"]': { cursor: 'wait', opacity: 0.55 },
  '&[data-quote]': { backgroundColor: color.goldSoft, color: color.ink },
});

/** Adds a product of a list to the cart, or requests its quote. Renders nothing for a sold-out product. */
export function CardButton({ product: { _id, name, stock, type } }: { product: ProductCard }) {
  const { t, locale } = useTexts();
  const { add, askForQuote, isPending } = useBuying();
  const text = localize(name, locale);
  const purchase = { product: _id, name: text, amount: 1 };
  if (stock === 0) return null;
  if (type === 'HARD_TO_GET') {
    return (
      <Round
        type="button"
        data-quote=""
        aria-disabled={isPending}
        aria-label={t('buying.quoteName', { name: text })}
        onClick={() => askForQuote(purchase)}
      >
        <ShoppingCart size={20} aria-hidden />
      </Round>
    );
  }
  return (
    <Round
      type="button"
      aria-disabled={isPending}
      aria-label={t('buying.addName', { name: text })}
      onClick={({ currentTarget }) => add(purchase, currentTarget.parentElement?.querySelector('img'))}
    >
      <ShoppingCart size={20} aria-hidden />
    </Round>
  );
}
