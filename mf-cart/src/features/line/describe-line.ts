import type { CartLine } from '@gvg/contracts/cart/http/lines';
import { localize } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';
import { slugWithId } from '@gvg/contracts/values/slug';

interface LineDescription {
  name: string;
  image: string | undefined;
  /** A path of the shop, or the linked page. */
  to: string | undefined;
}

/** Returns name, picture and link of a line. */
export function describeLine(line: CartLine, locale: Locale): LineDescription {
  if (line.type === 'WITHOUT_SYSTEM') return { name: line.name, image: line.images[0]?.signedUrl, to: line.url };
  const { _id, name, image } = line.product;
  return { name: localize(name, locale), image, to: `/product/${slugWithId(localize(name, locale), _id)}` };
}
