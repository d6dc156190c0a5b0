import { parsePrice } from './parse-price.ts';
import type { PagePrice } from './parse-price.ts';
import type { ProductFacts } from './product-facts.ts';

/** Values that are looked at in one page: real ones have a few hundred. */
const greatestVisit = 5_000;

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** Whether `@type` names a schema.org type, with or without its address. */
const isOf = (node: Node, type: string): boolean =>
  listOf(node['@type']).some(
    (name) => typeof name === 'string' && name.replace(/^https?:\/\/schema\.org\//, '') === type,
  );

/** The first product, breadth first: however deep a page nests, no recursion follows it. */
function findProduct(root: unknown): Node | undefined {
  const queue: unknown[] = [root];
  for (let visited = 0; visited < Math.min(queue.length, greatestVisit); visited += 1) {
    const value = queue[visited];
    if (Array.isArray(value)) queue.push(...value.slice(0, greatestVisit));
    else if (isNode(value)) {
      if (isOf(value, 'Product')) return value;
      queue.push(...Object.values(value).slice(0, greatestVisit));
    }
  }
  return undefined;
}

function imageOf(value: unknown): string | undefined {
  const first = listOf(value)[0];
  return textOf(isNode(first) ? (first['url'] ?? first['contentUrl']) : first);
}

function priceOf(offer: unknown): PagePrice | undefined {
  if (!isNode(offer)) return undefined;
  const specification = listOf(offer['priceSpecification']).find(isNode) ?? {};
  return parsePrice(
    offer['price'] ?? offer['lowPrice'] ?? specification['price'],
    offer['priceCurrency'] ?? specification['priceCurrency'],
  );
}

/** Facts of the schema.org product in a page's JSON-LD; nothing when there is none, or the text is no JSON. */
export function readJsonLd(text: string): ProductFacts {
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    return {};
  }
  const product = findProduct(root);
  if (product === undefined) return {};
  const name = textOf(product['name']);
  const image = imageOf(product['image']);
  const price = listOf(product['offers'])
    .map(priceOf)
    .find((found) => found !== undefined);
  return { ...(name !== undefined && { name }), ...(image !== undefined && { image }), ...(price && { price }) };
}
