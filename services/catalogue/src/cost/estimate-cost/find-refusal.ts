import { restrictionOf } from '@gvg/contracts/catalogue/accepted-goods';
import type { Cost, EstimateRow } from '@gvg/contracts/catalogue/http/costs';
import type { GoodsLine } from './goods-line.ts';

type Refusal = EstimateRow['refused'][number];

const goodsTypeNotTaken = {
  vi: 'Dịch vụ này không nhận loại hàng này',
  en: 'This service does not take goods of this type',
};

/** Returns why the service refuses the line at `lineIndex`; undefined if it accepts it. */
export function findRefusal(
  cost: Pick<Cost, 'goodsTypes' | 'restricted'>,
  line: GoodsLine,
  lineIndex: number,
): Refusal | undefined {
  if (!cost.goodsTypes.includes(line.goodsType))
    return { line: lineIndex, code: 'GOODS_TYPE_NOT_TAKEN', reason: goodsTypeNotTaken };
  const restriction = restrictionOf(cost, line);
  return restriction && { line: lineIndex, code: 'RESTRICTED', reason: restriction.reason };
}
