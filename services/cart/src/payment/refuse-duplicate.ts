import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';

/** Of two writes of one transfer at the same moment a unique index lets one through: the other one is PAYMENT_WAS_EXISTED. */
export async function refuseDuplicate<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (isDuplicateKey(error)) throw new ApiFailure('PAYMENT_WAS_EXISTED', { cause: error });
    throw error;
  }
}
