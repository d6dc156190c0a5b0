import { formatNumber } from '@gvg/contracts/values/format-number';
import { color, fontSize, fontWeight, styled } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';

/** Stock from which the remaining number is highlighted. */
const lowStock = 10;

const Line = styled('p')({
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  color: color.jade,
  '&[data-few]': { color: color.clay },
  '&[data-none]': { color: color.muted },
});

export function StockLine({ stock }: { stock: number }) {
  const { t } = useTexts();
  if (stock === 0) return <Line data-none="">{t('product.soldOut')}</Line>;
  const formatted = formatNumber(stock);
  return stock <= lowStock ? (
    <Line data-few="">{t('product.fewLeft', { formatted })}</Line>
  ) : (
    <Line>{t('product.inStock', { formatted })}</Line>
  );
}
