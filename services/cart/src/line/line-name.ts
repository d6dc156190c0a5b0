import { localize } from '@gvg/contracts/values/locale';
import type { StoredLine } from './stored-line.ts';

/** What a line is called to staff; empty for one that has no name yet. */
export const lineNameOf = ({ product, outside }: Pick<StoredLine, 'product' | 'outside'>): string =>
  product === undefined ? (outside?.name ?? '') : localize(product.name, 'vi');
