import type { CartLine } from '@gvg/contracts/cart/http/lines';
import { localize } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';

/** Name of a line's goods, as its customer wrote it or as the product is called. */
export const nameOfLine = (line: CartLine, locale: Locale): string =>
  line.type === 'IN_SYSTEM' ? localize(line.product.name, locale) : line.name;

/** The first picture of a line's goods; a private one is signed. */
export const pictureOfLine = (line: CartLine): string | undefined =>
  line.type === 'IN_SYSTEM' ? line.product.image : line.images[0]?.signedUrl;
