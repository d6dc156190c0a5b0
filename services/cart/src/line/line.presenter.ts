import type { CartLine, InSystemLine, OutsideLine } from '@gvg/contracts/cart/http/lines';
import type { Cart } from '../cart.ts';
import type { KnownProduct } from '../product/known-products.ts';
import type { StoredLine, StoredOutside } from './stored-line.ts';
import { isAvailable } from './line-state.ts';
import type { LoadedLine } from './load-lines.ts';

type Signing = Pick<Cart, 'signer'>;
type Reader = { id: string };

function presentCommon({ line, quote, state }: LoadedLine) {
  const { offer, expiresAt, _id, status } = quote ?? {};
  return {
    _id: line._id.toHexString(),
    amount: line.amount,
    status: line.status,
    state,
    ...(_id !== undefined &&
      status !== undefined && {
        quote: { ...offer, _id, status, ...(expiresAt && { expiresAt: expiresAt.toISOString() }) },
      }),
    revision: line.revision,
    createdAt: line.createdAt.toISOString(),
    updatedAt: line.updatedAt.toISOString(),
  };
}

const presentCurrent = (
  { product: snapshot }: StoredLine,
  product: KnownProduct | undefined,
): InSystemLine['current'] => ({
  price: product?.price ?? snapshot?.price ?? 0,
  weightGrams: product?.weightGrams ?? snapshot?.weightGrams ?? 1,
  stock: product?.stock ?? 0,
  isAvailable: isAvailable(product),
});

/** A line IN_SYSTEM; throws an Error for another. */
export function presentProductLine(loaded: LoadedLine): InSystemLine {
  const { line, product } = loaded;
  if (line.product === undefined) throw new Error(`the line ${line._id.toHexString()} has no product`);
  return { ...presentCommon(loaded), type: 'IN_SYSTEM', product: line.product, current: presentCurrent(line, product) };
}

/** A line WITHOUT_SYSTEM, its pictures signed for who reads the response; throws an Error for another. */
export function presentOutsideLine({ signer }: Signing, loaded: LoadedLine, { id: reader }: Reader): OutsideLine {
  const { line } = loaded;
  if (line.outside === undefined) throw new Error(`the line ${line._id.toHexString()} is not from outside`);
  const { images, ...details }: StoredOutside = line.outside;
  return {
    ...presentCommon(loaded),
    ...details,
    type: 'WITHOUT_SYSTEM',
    images: images.map((url) => ({ url, signedUrl: signer.sign(url, reader) })),
  };
}

export function presentLine(cart: Signing, loaded: LoadedLine, reader: Reader): CartLine {
  return loaded.line.type === 'IN_SYSTEM' ? presentProductLine(loaded) : presentOutsideLine(cart, loaded, reader);
}
