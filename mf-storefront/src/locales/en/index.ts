import type { texts as vietnamese } from '../vi/index.ts';
import { catalogue } from './catalogue.ts';
import { freight } from './freight.ts';
import { home } from './home.ts';
import { listing } from './listing.ts';
import { product } from './product.ts';
import { rates } from './rates.ts';
import { shop } from './shop.ts';

export const texts: typeof vietnamese = { catalogue, freight, home, listing, product, rates, shop };
