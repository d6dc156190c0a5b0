import type { Product } from '@gvg/contracts/catalogue/http/products';
import { styled } from '@gvg/ui';
import type { RefObject } from 'react';
import { BuyButtons } from '../../buying/components/buy-buttons.tsx';
import { LandedCostPanel } from '../../freight/components/landed-cost-panel.tsx';
import { AmountChoice } from './amount-choice.tsx';
import type { AmountChoiceProps } from './amount-choice.tsx';
import { galleryPicture } from './gallery.tsx';
import { ProductFacts } from './product-facts.tsx';

const Frame = styled('div')({ display: 'flex', flexDirection: 'column', gap: 24, minWidth: 0 });
const Buying = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 });

interface BuyAreaProps extends AmountChoiceProps {
  product: Product;
  buttons: RefObject<HTMLDivElement | null>;
}

/** Facts, price and landed cost of a product, for the number of pieces to buy. */
export function BuyArea({ product, amount, onAmount, buttons }: BuyAreaProps) {
  return (
    <Frame>
      <ProductFacts product={product} />
      <Buying>
        <AmountChoice amount={amount} onAmount={onAmount} />
        <BuyButtons ref={buttons} product={product} amount={amount} picture={galleryPicture} />
      </Buying>
      <LandedCostPanel
        product={product._id}
        price={product.salePrice ?? product.price}
        weightGrams={product.weightGrams}
        amount={amount}
      />
    </Frame>
  );
}
