import type { Cost, CostRestriction, EstimateRow } from '@gvg/contracts/catalogue/http/costs';
import type { GoodsLine } from './goods-line.ts';

type Refusal = EstimateRow['refused'][number];

const goodsTypeNotTaken = { vi: 'Dịch vụ này không nhận loại hàng này', en: 'This service does not take goods of this type' };

function appliesTo(restriction: CostRestriction, { category, categoryType }: GoodsLine): boolean {
  return 'category' in restriction && restriction.category !== undefined ? restriction.category === category : 'categoryType' in restriction && restriction.categoryType === categoryType;
}

/** Why the service refuses the line at `lineIndex`; undefined when it accepts it. */
export function findRefusal({ goodsTypes, restricted }: Pick<Cost, 'goodsTypes' | 'restricted'>, line: GoodsLine, lineIndex: number): Refusal | undefined {
  if (!goodsTypes.includes(line.goodsType)) return { line: lineIndex, code: 'GOODS_TYPE_NOT_TAKEN', reason: goodsTypeNotTaken };
  const restriction = restricted.find((candidate) => appliesTo(candidate, line));
  return restriction && { line: lineIndex, code: 'RESTRICTED', reason: restriction.reason };
}
