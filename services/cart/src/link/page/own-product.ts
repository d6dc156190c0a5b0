import { foldVietnamese } from '@gvg/contracts/values/vietnamese';
import type { FoundProduct } from './json-ld.ts';
import type { ProductFacts } from './product-facts.ts';

/** Of which page it is, in its own words. */
export interface PageIdentity {
  /** Its address and those that it gives itself. */
  addresses: readonly string[];
  title: string | undefined;
}

/** Characters by which names are compared. */
const comparedCharacters = 300;

/** Host and path, without what makes no other page of them; undefined for what is no address of its own, such as `#product`. */
function placeOf(address: string, base: string | undefined): { place: string; query: string } | undefined {
  if (address.startsWith('#') || !URL.canParse(address, base)) return undefined;
  const { hostname, pathname, search } = new URL(address, base);
  return { place: `${hostname.replace(/^(www|m)\./, '')}${pathname.replace(/\/+$/, '')}`, query: search };
}

/** A link has what tells where it was found in its query, and a shop may have the product's number there. */
function isAt(address: string, page: string, base: string | undefined): boolean {
  const [own, other] = [placeOf(address, base), placeOf(page, base)];
  return own !== undefined && own.place === other?.place && (own.query === '' || own.query === other.query);
}

const plain = (text = ''): string =>
  foldVietnamese(text.slice(0, comparedCharacters))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** How surely a product is the page's own; 0 for one of the others that a page shows. */
function sureness({ facts, addresses, isMain, isRelated }: FoundProduct, page: PageIdentity): number {
  const [base] = page.addresses;
  if (addresses.some((address) => page.addresses.some((other) => isAt(address, other, base)))) return 4;
  if (isMain && !isRelated) return 3;
  const [name, title] = [plain(facts.name), plain(page.title)];
  if (name !== '' && ` ${title} `.includes(` ${name} `)) return 2;
  return isRelated ? 0 : 1;
}

/** The page's own product among those of its data: by address, by what the page says it is about, by its title; of names in the title the longest. */
export function ownProductOf(products: readonly FoundProduct[], page: PageIdentity): ProductFacts {
  const [best] = products
    .map((product) => ({ product, sure: sureness(product, page) }))
    .filter(({ sure }) => sure > 0)
    .toSorted(
      (one, other) =>
        other.sure - one.sure ||
        (one.sure === 2 ? (other.product.facts.name?.length ?? 0) - (one.product.facts.name?.length ?? 0) : 0),
    );
  return best?.product.facts ?? {};
}
