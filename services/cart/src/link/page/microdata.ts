import { parsePrice } from './parse-price.ts';
import type { ProductFacts } from './product-facts.ts';

type Attributes = Readonly<Record<string, string>>;

export interface MicrodataReader {
  open(attributes: Attributes): void;
  text(text: string): void;
  close(): void;
  facts(): ProductFacts;
}

const properties: ReadonlySet<string> = new Set(['name', 'image', 'price', 'priceCurrency']);
const productType = /schema\.org\/Product\b/i;
const greatestText = 1_000;

/** Properties of the first schema.org product that a page marks up: by an attribute, or by the text of the element. */
export function createMicrodataReader(): MicrodataReader {
  const found = new Map<string, string>();
  let depth = 0;
  /** Depth of the product's element. */
  let product: number | undefined;
  let isOver = false;
  /** The property whose text is being read. */
  let reading: { name: string; depth: number; text: string } | undefined;

  const store = (name: string, text: string) => {
    if (text.trim() !== '' && !found.has(name)) found.set(name, text.trim());
  };

  function openProperty(name: string, { content, src, href }: Attributes): void {
    const value = content ?? src ?? href;
    if (value !== undefined) store(name, value);
    else reading ??= { name, depth, text: '' };
  }

  return {
    open(attributes) {
      depth += 1;
      if (product === undefined && !isOver && productType.test(attributes['itemtype'] ?? '')) product = depth;
      const name = attributes['itemprop'];
      if (product !== undefined && name !== undefined && properties.has(name)) openProperty(name, attributes);
    },
    text(text) {
      if (reading !== undefined && reading.text.length < greatestText) reading.text += text;
    },
    close() {
      if (reading?.depth === depth) {
        store(reading.name, reading.text);
        reading = undefined;
      }
      if (product === depth) [product, isOver] = [undefined, true];
      depth -= 1;
    },
    facts() {
      const [name, image] = [found.get('name'), found.get('image')];
      const price = parsePrice(found.get('price'), found.get('priceCurrency'));
      return { ...(name !== undefined && { name }), ...(image !== undefined && { image }), ...(price && { price }) };
    },
  };
}
