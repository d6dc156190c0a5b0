import { Parser } from 'htmlparser2';
import { readJsonLd } from './json-ld.ts';
import type { FoundProduct } from './json-ld.ts';
import { createMetaReader } from './meta-data.ts';
import { createMicrodataReader } from './microdata.ts';
import { ownProductOf } from './own-product.ts';
import { firstFacts } from './product-facts.ts';
import type { ProductFacts } from './product-facts.ts';

/** Deeper than any real page. Beyond it, the parser's search through open elements becomes slow. */
const greatestDepth = 512;
/** Characters between two depth checks. */
const sliceLength = 8_192;
const greatestScript = 300_000;
const greatestScripts = 20;
const greatestTitle = 1_000;

/**
 * Reads Open Graph, schema.org (JSON-LD and microdata) and price metadata in one pass. Stops at unrealistically deep nesting. `url` identifies the page's own
 * product among others.
 */
export function readPage(html: string, url?: string): ProductFacts {
  const [meta, microdata, products] = [createMetaReader(), createMicrodataReader(), [] as FoundProduct[]];
  let scripts = 0;
  let depth = 0;
  let script: string | undefined;
  let title: string | undefined;
  let isInTitle = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      meta.open(name, attributes);
      microdata.open(attributes);
      isInTitle = name === 'title' && title === undefined;
      if (
        name === 'script' &&
        attributes['type']?.trim().toLowerCase() === 'application/ld+json' &&
        scripts < greatestScripts
      ) {
        script = '';
        scripts += 1;
      }
    },
    ontext(text) {
      if (script !== undefined && script.length < greatestScript) script += text;
      microdata.text(text);
      if (isInTitle) title = `${title ?? ''}${text}`.slice(0, greatestTitle);
    },
    onclosetag(name) {
      depth -= 1;
      microdata.close();
      isInTitle = false;
      if (name !== 'script' || script === undefined) return;
      products.push(...readJsonLd(script));
      script = undefined;
    },
  });
  for (let start = 0; start < html.length && depth <= greatestDepth; start += sliceLength)
    parser.write(html.slice(start, start + sliceLength));
  const { address, ...facts } = meta.facts();
  const page = { addresses: [url, address].filter((each) => each !== undefined), title: facts.name ?? title };
  return firstFacts([ownProductOf(products, page), facts, ownProductOf(microdata.products(), page)]);
}
