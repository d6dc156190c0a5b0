import { shipmentLimits } from '@gvg/contracts/catalogue/http/costs';
import type { Locale } from '@gvg/contracts/locale';
import { invalidField } from '../../entity/invalid-field.ts';
import type { GoodsLine } from './goods-line.ts';

/** Throws INVALID_PAYLOAD above the shipment limits; below them every amount of an estimate is a safe integer. */
export function checkShipment(lines: readonly GoodsLine[], locale: Locale): void {
  const grams = total(lines, ({ weightGrams }) => weightGrams);
  const volume = total(lines, ({ dimensionsMm: size }) => (size === undefined ? 0 : size.length * size.width * size.height));
  if (grams > shipmentLimits.grams || volume > shipmentLimits.cubicMillimetres) throw invalidField({ path: 'lines', code: 'SHIPMENT_TOO_LARGE', locale });
}

function total(lines: readonly GoodsLine[], of: (line: GoodsLine) => number): number {
  return lines.reduce((sum, line) => sum + of(line) * line.amount, 0);
}
