import type { EstimateRow } from '@gvg/contracts/catalogue/http/costs';
import type { OrderLine } from '@gvg/contracts/cart/http/order-schema';
import type { Locale } from '@gvg/contracts/values/locale';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { CatalogueClient, ReservedLine, ReservingOrder, Shipment } from '../../catalogue/catalogue-client.ts';
import { lineFailure } from '../../line/chosen-lines.ts';
import type { WrongLine } from '../../line/chosen-lines.ts';

/** Returns true for a stocked line. Lines with a quote are bought for the customer. */
const isStocked = ({ product, status }: OrderLine): boolean => product !== undefined && status === 'READY';

export const needsStock = (lines: readonly OrderLine[]): boolean => lines.some(isStocked);

/** Index of the reserved line in a detail's path: `lines.{index}.amount`. */
const indexIn = (path: string): number => Number(path.split('.')[1]);

export interface ReservationRequest {
  order: ReservingOrder;
  lines: readonly OrderLine[];
  shipment: Shipment;
  locale: Locale;
}

/**
 * Reserves the stocked lines, unless the service refuses goods of the order, and returns the estimate of the service. Throws `CART_AMOUNT_NOT_ENOUGH` with the
 * lines beyond the stock, `CART_LINE_NOT_READY` for a product that catalogue no longer has, `RATE_NOT_FOUND`, and `SERVICE_UNAVAILABLE` if the order was given
 * up meanwhile.
 */
export async function reserveForOrder(
  catalogue: Pick<CatalogueClient, 'reserve'>,
  { order, lines, shipment, locale }: ReservationRequest,
): Promise<EstimateRow> {
  const stocked = lines.flatMap(({ _id: line, product, amount, ...rest }, index) =>
    product !== undefined && isStocked({ ...rest, _id: line, product, amount })
      ? [{ index, reserved: { line, product, amount } satisfies ReservedLine }]
      : [],
  );
  try {
    return await catalogue.reserve(
      order,
      stocked.map(({ reserved }) => reserved),
      shipment,
    );
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.code === 'PRODUCT_NOT_FOUND' || error.code === 'PRODUCT_WAS_DELETED')
      throw new ApiFailure('CART_LINE_NOT_READY', { cause: error });
    if (error.code === 'ACTION_NOT_ALLOWED') throw new ApiFailure('SERVICE_UNAVAILABLE', { cause: error });
    if (error.code !== 'CART_AMOUNT_NOT_ENOUGH') throw error;
    const short = (error.details ?? []).map(({ path, maximum }): WrongLine => ({
      index: stocked[indexIn(path)]?.index ?? 0,
      code: 'NOT_ENOUGH_STOCK',
      maximum,
    }));
    throw lineFailure('CART_AMOUNT_NOT_ENOUGH', short, locale);
  }
}
