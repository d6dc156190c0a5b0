import type { Product } from '@gvg/contracts/catalogue/http/products';
import { styled } from '@gvg/ui';
import { useState } from 'react';
import { BuyButtons } from '../../buying/components/buy-buttons.tsx';
import { LandedCostPanel } from '../../freight/components/landed-cost-panel.tsx';
import { galleryId } from './gallery.tsx';
import { ProductFacts } from './product-facts.tsx';

const Frame = styled('div')({ display: 'flex', flexDirection: 'column', gap: 24, minWidth: 0 });

/** What a product is and costs, also at the door, for as many pieces as are to be bought. */
export function BuyArea({ product }: { product: Product }) {
  const [amount, setAmount] = useState<number | undefined>(1);
  return (
    <Frame>
      <ProductFacts product={product} />
      <BuyButtons product={product} amount={amount} picture={() => document.querySelector(`#${galleryId} img`)} />
      <LandedCostPanel
        product={product._id}
        price={product.salePrice ?? product.price}
        weightGrams={product.weightGrams}
        amount={amount}
        onAmount={setAmount}
      />
    </Frame>
  );
}
