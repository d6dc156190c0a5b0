import { foldVietnamese } from '@gvg/contracts/values/vietnamese';
import type { FoundProduct } from './json-ld.ts';
import type { ProductFacts } from './product-facts.ts';

/** Identity of a page according to itself. */
export interface PageIdentity {
  /** Its URL and the addresses that it states. */
  addresses: readonly string[];
  title: string | undefined;
}

/** Compared length of names, in characters. */
const comparedCharacters = 300;

/** Host and path without parts that do not identify a page. Undefined for a text that is not a full address, such as `#product`. */
function placeOf(address: string, base: string | undefined): { place: string; query: string } | undefined {
  if (address.startsWith('#') || !URL.canParse(address, base)) return undefined;
  const { hostname, pathname, search } = new URL(address, base);
  return { place: `${hostname.replace(/^(www|m)\./, '')}${pathname.replace(/\/+$/, '')}`, query: search };
}

/** Compares queries only if the product's address has one: a link's query may contain tracking parameters, or a product's number. */
function isAt(address: string, page: string, base: string | undefined): boolean {
  const [own, other] = [placeOf(address, base), placeOf(page, base)];
  return own !== undefined && own.place === other?.place && (own.query === '' || own.query === other.query);
}

const plain = (text = ''): string =>
  foldVietnamese(text.slice(0, comparedCharacters))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Confidence that a product is the page's own; 0 for related products. */
function sureness({ facts, addresses, isMain, isRelated }: FoundProduct, page: PageIdentity): number {
  const [base] = page.addresses;
  if (addresses.some((address) => page.addresses.some((other) => isAt(address, other, base)))) return 4;
  if (isMain && !isRelated) return 3;
  const [name, title] = [plain(facts.name), plain(page.title)];
  if (name !== '' && ` ${title} `.includes(` ${name} `)) return 2;
  return isRelated ? 0 : 1;
}

/** Returns the page's own product: by address, then by the main entity, then by the title, with the longest matching name. */
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
