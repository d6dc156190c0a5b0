import { plainMarkup } from './plain-markup.ts';
import { parsePrice } from './parse-price.ts';
import type { PagePrice } from './parse-price.ts';
import type { ProductFacts } from './product-facts.ts';

/** Maximum number of values visited in a page; real pages have a few hundred. */
const greatestVisit = 5_000;
export const greatestProducts = 100;

/** A product in a page's data, with signs that it is the page's own. */
export interface FoundProduct {
  facts: ProductFacts;
  /** Addresses of its own page: `url`, `@id`, `mainEntityOfPage`. */
  addresses: string[];
  /** The page names it as its main entity. */
  isMain: boolean;
  /** Part of a list, or named as related to another product. */
  isRelated: boolean;
}

type Node = Record<string, unknown>;
type Visited = Pick<FoundProduct, 'isMain' | 'isRelated'> & { value: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Flattens nested lists too. */
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.slice(0, greatestVisit).flat(2) : value === undefined ? [] : [value];
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** Returns true if `@type` is one of the schema.org types, with or without the schema.org URL. */
const isOf = (node: Node, ...types: string[]): boolean =>
  listOf(node['@type']).some(
    (name) => typeof name === 'string' && types.includes(name.replace(/^https?:\/\/schema\.org\//, '')),
  );

/** Properties that refer to other products. */
export const relatedKeys: ReadonlySet<string> = new Set([
  ...['itemListElement', 'isRelatedTo', 'isSimilarTo', 'isAccessoryOrSparePartFor', 'isConsumableFor'],
]);

/** Members of a node to visit. */
const visitOf = (node: Node, { isMain, isRelated }: Visited): Visited[] =>
  Object.entries(node)
    .slice(0, greatestVisit)
    .map(([key, value]) => ({
      value,
      isMain: isMain || key === 'mainEntity',
      isRelated: isRelated || relatedKeys.has(key) || isOf(node, 'ItemList'),
    }));

/** Finds products breadth first, without recursion, so that deep nesting is harmless. Does not search inside a product. */
function findProducts(root: unknown): FoundProduct[] {
  const found: FoundProduct[] = [];
  const queue: Visited[] = [{ value: root, isMain: false, isRelated: false }];
  for (let visited = 0; visited < Math.min(queue.length, greatestVisit); visited += 1) {
    const visit = queue[visited] as Visited;
    const { value, ...how } = visit;
    if (Array.isArray(value))
      queue.push(...value.slice(0, greatestVisit).map((each: unknown) => ({ value: each, ...how })));
    else if (isNode(value)) {
      if (isOf(value, 'Product', 'ProductGroup')) {
        found.push({ facts: factsOf(value), addresses: addressesOf(value), ...how });
        if (found.length === greatestProducts) return found;
        queue.push(...visitOf(value, visit).filter(({ isRelated }) => isRelated));
      } else queue.push(...visitOf(value, visit));
    }
  }
  return found;
}

const addressesOf = (product: Node): string[] =>
  ['url', '@id', 'mainEntityOfPage']
    .map((key) => product[key])
    .map((value) => (isNode(value) ? (value['@id'] ?? value['url']) : value))
    .filter((value): value is string => typeof value === 'string');

function imageOf(value: unknown): string | undefined {
  const first = listOf(value)[0];
  return textOf(isNode(first) ? (first['url'] ?? first['contentUrl']) : first);
}

const typeOfPrice = (specification: Node): string => String(specification['priceType'] ?? '');

/** Returns the price to pay of an offer: a sale price rather than the crossed-out one. */
function priceOf(offer: unknown): PagePrice | undefined {
  if (!isNode(offer)) return undefined;
  const specifications = listOf(offer['priceSpecification']).filter(isNode);
  const sale = specifications.find((each) => /SalePrice$/.test(typeOfPrice(each)));
  const usual = specifications.find((each) => !/(ListPrice|StrikethroughPrice|SRP|MSRP)$/.test(typeOfPrice(each)));
  const price = sale?.['price'] ?? offer['price'] ?? usual?.['price'] ?? offer['lowPrice'];
  const currency = [sale, offer, usual].map((each) => each?.['priceCurrency']).find((each) => each !== undefined);
  return parsePrice(price, currency);
}

/** The offers of a product, including those in an aggregate offer for several sellers or sizes. */
function offersOf(product: Node): unknown[] {
  const offers = listOf(product['offers']);
  return [...offers, ...offers.flatMap((offer) => (isNode(offer) ? listOf(offer['offers']) : []))];
}

function factsOf(product: Node): ProductFacts {
  const name = textOf(product['name']);
  const image = imageOf(product['image']);
  const variants = listOf(product['hasVariant']).filter(isNode);
  const price = [product, ...variants]
    .flatMap(offersOf)
    .map(priceOf)
    .find((found) => found !== undefined);
  return {
    ...(name !== undefined && { name: plainMarkup(name) }),
    ...(image !== undefined && { image: plainMarkup(image) }),
    ...(price && { price }),
  };
}

/** Returns the schema.org products in a page's JSON-LD; none if the text is not JSON. */
export function readJsonLd(text: string): FoundProduct[] {
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    return [];
  }
  return findProducts(root);
}
