import type { CartLine, InSystemLine, OutsideLine } from '@gvg/contracts/cart/http/lines';
import type { Cart } from '../cart.ts';
import { toJson } from '@gvg/service-kit/data/to-json';
import type { KnownProduct } from '../product/known-products.ts';
import type { StoredLine, StoredOutside } from './stored-line.ts';
import { isAvailable } from './line-state.ts';
import type { LineQuote } from './line-quote.ts';
import type { LoadedLine } from './load-lines.ts';

type Signing = Pick<Cart, 'signer'>;
type Reader = { id: string };

function presentQuote({ offer, amount, isUsed, ...quote }: LineQuote) {
  return toJson({ ...offer, ...quote });
}

function presentCommon({ line, quote, state }: LoadedLine) {
  const { _id, amount, status, revision, createdAt, updatedAt } = line;
  return {
    ...toJson({ _id, amount, status, revision, createdAt, updatedAt }),
    state,
    ...(quote && { quote: presentQuote(quote) }),
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

/** Presents an IN_SYSTEM line. Throws an Error for any other. */
export function presentProductLine(loaded: LoadedLine): InSystemLine {
  const { line, product } = loaded;
  if (line.product === undefined) throw new Error(`the line ${line._id.toHexString()} has no product`);
  return { ...presentCommon(loaded), type: 'IN_SYSTEM', product: line.product, current: presentCurrent(line, product) };
}

/** Presents a WITHOUT_SYSTEM line with pictures signed for the reader. Throws an Error for any other. */
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
