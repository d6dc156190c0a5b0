import { checkPurpose } from '@gvg/contracts/upload/http/internal-pictures';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { callInternal } from '@gvg/service-kit/http/internal-client';
import type { Cart } from '../../cart.ts';

const nameIn = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/**
 * Asks upload whether the pictures belong to orders: other private pictures must not be shown to the customer. Throws `FILE_NOT_FOUND` with the entries of
 * `field` that do not.
 */
export async function checkOrderPictures(
  { environment }: Pick<Cart, 'environment'>,
  images: readonly string[],
  field = 'images',
): Promise<void> {
  const { UPLOAD_INTERNAL_URL: url, INTERNAL_SECRET: secret } = environment;
  try {
    await callInternal(
      checkPurpose,
      { url, secret, service: 'cart' },
      { body: { purpose: 'ORDER', names: images.map(nameIn) } },
    );
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'FILE_NOT_FOUND') throw error;
    const details = (error.details ?? []).map((detail) => ({
      ...detail,
      path: detail.path.replace(/^names/, field),
    }));
    throw new ApiFailure('FILE_NOT_FOUND', { details, cause: error });
  }
}
