import { parsePrice } from './parse-price.ts';
import type { ProductFacts } from './product-facts.ts';

type Attributes = Readonly<Record<string, string>>;

export interface MetaReader {
  open(element: string, attributes: Attributes): void;
  /** `address` is the canonical address that the page states. */
  facts(): ProductFacts & { address?: string };
}

const prices = [
  ['product:sale_price:amount', 'product:sale_price:currency'],
  ['product:price:amount', 'product:price:currency'],
  ['og:price:amount', 'og:price:currency'],
] as const;
const pictures = ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image'] as const;
const wanted: ReadonlySet<string> = new Set(['og:title', 'og:url', ...pictures, ...prices.flat()]);

/** Reads Open Graph and price metadata: `<meta property content>`; some pages write `name` for `property`. */
export function createMetaReader(): MetaReader {
  const found = new Map<string, string>();
  const first = (names: readonly string[]) => names.map((name) => found.get(name)).find((text) => text !== undefined);
  return {
    open(element, { property, name, content, rel, href }) {
      if (element === 'link' && rel?.trim().toLowerCase() === 'canonical' && href !== undefined)
        found.set('canonical', href);
      if (element !== 'meta' || content === undefined || content.trim() === '') return;
      const key = (property ?? name ?? '').trim().toLowerCase();
      if (wanted.has(key) && !found.has(key)) found.set(key, content);
    },
    facts() {
      const [name, image] = [found.get('og:title'), first(pictures)];
      const price = prices
        .map(([amount, currency]) => parsePrice(found.get(amount), found.get(currency)))
        .find((parsed) => parsed !== undefined);
      const address = first(['canonical', 'og:url']);
      return {
        ...(name !== undefined && { name }),
        ...(image !== undefined && { image }),
        ...(price && { price }),
        ...(address !== undefined && { address }),
      };
    },
  };
}
