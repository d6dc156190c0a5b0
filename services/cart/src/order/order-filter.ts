import { Types } from 'mongoose';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { isOrderCode, normalizeOrderKey } from './order-code.ts';

/** Returns a filter for an id or a code in any spelling. Throws `ORDER_NOT_FOUND` for a text that can be neither. */
export function orderFilter(key: string): { code: string } | { _id: Types.ObjectId } {
  const normal = normalizeOrderKey(key);
  if (normal === undefined) throw new ApiFailure('ORDER_NOT_FOUND');
  return isOrderCode(normal) ? { code: normal } : { _id: new Types.ObjectId(normal) };
}
