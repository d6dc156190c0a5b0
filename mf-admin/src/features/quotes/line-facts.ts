import type { CartLine } from '@gvg/contracts/cart/http/lines';
import { localize } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';

/** Returns the name of a line's goods: the customer's text, or the name of the product. */
export const nameOfLine = (line: CartLine, locale: Locale): string =>
  line.type === 'IN_SYSTEM' ? localize(line.product.name, locale) : line.name;

/** Returns the first picture of a line's goods. The URL of a private one is signed. */
export const pictureOfLine = (line: CartLine): string | undefined =>
  line.type === 'IN_SYSTEM' ? line.product.image : line.images[0]?.signedUrl;
