import type { FoundProduct } from './json-ld.ts';
import { greatestProducts, relatedKeys } from './json-ld.ts';
import { parsePrice } from './parse-price.ts';

type Attributes = Readonly<Record<string, string>>;

export interface MicrodataReader {
  open(attributes: Attributes): void;
  text(text: string): void;
  close(): void;
  products(): FoundProduct[];
}

interface OpenProduct extends Pick<FoundProduct, 'isMain' | 'isRelated'> {
  depth: number;
  values: Map<string, string>;
}

const properties: ReadonlySet<string> = new Set(['name', 'image', 'price', 'priceCurrency', 'url']);
const productType = /schema\.org\/Product\b/i;
const listType = /schema\.org\/ItemList\b/i;
const greatestText = 1_000;

/**
 * Reads the schema.org products of a page's microdata in document order, with properties from attributes or element text. A product inside another is related
 * to it.
 */
export function createMicrodataReader(): MicrodataReader {
  const found: OpenProduct[] = [];
  const open: OpenProduct[] = [];
  let depth = 0;
  /** Depth of the outermost list, whose products are not the page's own. */
  let list: number | undefined;
  /** Property whose text is being read. */
  let reading: { values: Map<string, string>; name: string; depth: number; text: string } | undefined;

  function store(values: Map<string, string>, name: string, text: string): void {
    if (text.trim() !== '' && !values.has(name)) values.set(name, text.trim());
  }

  function openProduct(itemprop: string): void {
    const product: OpenProduct = {
      depth,
      values: new Map(),
      isMain: itemprop === 'mainEntity',
      isRelated: list !== undefined || open.length > 0 || relatedKeys.has(itemprop),
    };
    open.push(product);
    if (found.length < greatestProducts) found.push(product);
  }

  function openProperty(values: Map<string, string>, name: string, { content, src, href }: Attributes): void {
    const value = content ?? src ?? href;
    if (value !== undefined) store(values, name, value);
    else reading ??= { values, name, depth, text: '' };
  }

  return {
    open(attributes) {
      depth += 1;
      const { itemtype = '', itemprop = '' } = attributes;
      if (listType.test(itemtype)) list ??= depth;
      if (productType.test(itemtype)) openProduct(itemprop);
      const product = open.at(-1);
      if (product !== undefined && properties.has(itemprop)) openProperty(product.values, itemprop, attributes);
    },
    text(text) {
      if (reading !== undefined && reading.text.length < greatestText) reading.text += text;
    },
    close() {
      if (reading?.depth === depth) {
        store(reading.values, reading.name, reading.text);
        reading = undefined;
      }
      if (open.at(-1)?.depth === depth) open.pop();
      if (list === depth) list = undefined;
      depth -= 1;
    },
    products: () =>
      found.map(({ values, isMain, isRelated }) => {
        const [name, image, url] = [values.get('name'), values.get('image'), values.get('url')];
        const price = parsePrice(values.get('price'), values.get('priceCurrency'));
        return {
          facts: {
            ...(name !== undefined && { name }),
            ...(image !== undefined && { image }),
            ...(price && { price }),
          },
          addresses: url === undefined ? [] : [url],
          isMain,
          isRelated,
        };
      }),
  };
}
