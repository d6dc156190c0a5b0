import { localize } from '@gvg/contracts/values/locale';
import type { StoredLine } from './stored-line.ts';

/** Name of a line for staff; empty if it has none yet. */
export const lineNameOf = ({ product, outside }: Pick<StoredLine, 'product' | 'outside'>): string =>
  product === undefined ? (outside?.name ?? '') : localize(product.name, 'vi');
