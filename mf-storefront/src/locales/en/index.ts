import type { texts as vietnamese } from '../vi/index.ts';
import { buying } from './buying.ts';
import { catalogue } from './catalogue.ts';
import { customer } from './customer.ts';
import { freight } from './freight.ts';
import { home } from './home.ts';
import { listing } from './listing.ts';
import { product } from './product.ts';
import { rates } from './rates.ts';
import { shop } from './shop.ts';
import { drawer, suggestions } from './widgets.ts';

export const texts: typeof vietnamese = {
  buying,
  catalogue,
  customer,
  drawer,
  freight,
  home,
  listing,
  product,
  rates,
  shop,
  suggestions,
};
