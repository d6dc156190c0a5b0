import type { ProductCard as Product } from '@gvg/contracts/catalogue/http/products';
import { useQuery } from '@gvg/query';
import { ProductGrid } from '@gvg/ui';
import type { ComponentType, ReactNode } from 'react';
import { useShipping } from '../../destination/use-shipping.ts';
import { categoriesQuery } from '../api/catalogue.ts';
import { tintsById } from '../tint.ts';
import { ProductCard } from './product-card.tsx';

export interface ProductListProps {
  products: readonly Product[];
  /** Number of pictures above the fold on phones, loaded eagerly. */
  firstPictures?: number;
  /** List component, if not the default grid. */
  Grid?: ComponentType<{ children: ReactNode; 'aria-labelledby'?: string | undefined }>;
  labelledBy?: string;
}

export function ProductList({ products, firstPictures = 0, Grid = ProductGrid, labelledBy }: ProductListProps) {
  const { data: categories } = useQuery(categoriesQuery);
  const tintFor = tintsById(categories?.docs);
  const { destination, canSend } = useShipping();
  return (
    <Grid aria-labelledby={labelledBy}>
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard
            product={product}
            tint={tintFor(product.category)}
            first={index < firstPictures}
            refusedBy={canSend(product) ? undefined : destination}
          />
        </li>
      ))}
    </Grid>
  );
}
