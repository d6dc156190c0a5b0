import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';

/** Turns a duplicate key into `PAYMENT_WAS_EXISTED`: of two concurrent writes of one transfer, the unique index accepts only one. */
export async function refuseDuplicate<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (isDuplicateKey(error)) throw new ApiFailure('PAYMENT_WAS_EXISTED', { cause: error });
    throw error;
  }
}
