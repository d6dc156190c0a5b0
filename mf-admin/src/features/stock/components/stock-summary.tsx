import type { Product } from '@gvg/contracts/catalogue/http/products';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { Button, color, fontSize, fontWeight, styled, tabularFigures } from '@gvg/ui';
import { useState } from 'react';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { StockDialog } from './stock-dialog.tsx';

const Frame = styled('div')({
  ...tabularFigures,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  paddingTop: 12,
  borderTop: `1px solid ${color.line}`,
  '& b': { fontSize: fontSize.lead, fontWeight: fontWeight.heading },
  '& b[data-urgent]': { color: color.clay },
  '& small': { display: 'block', color: color.muted, fontSize: fontSize.small },
});

/** Stock of a product with a button to change it. Stock is not a form field, because it changes by movements. */
export function StockSummary({ product }: { product: Product }) {
  const { t } = useStaffTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Frame>
      <span>
        <b {...(product.stock === 0 ? { 'data-urgent': '' } : {})}>
          {t('product.pieces', { count: product.stock, number: formatNumber(product.stock, 0) })}
        </b>
        <small>{t('stock.sold', { count: product.sold, number: formatNumber(product.sold, 0) })}</small>
      </span>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('stock.change')}
      </Button>
      {isOpen && <StockDialog product={product} onClose={() => setOpen(false)} />}
    </Frame>
  );
}
