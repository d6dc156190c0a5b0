import { Parser } from 'htmlparser2';
import { readJsonLd } from './json-ld.ts';
import { createMetaReader } from './meta-data.ts';
import { createMicrodataReader } from './microdata.ts';
import { firstFacts } from './product-facts.ts';
import type { ProductFacts } from './product-facts.ts';

/** Deeper than any real page: beyond it the parser's own search through open elements would take long. */
const greatestDepth = 512;
/** Between two looks at the depth. */
const sliceLength = 8_192;
const greatestScript = 300_000;
const greatestScripts = 20;

/** Reads Open Graph, schema.org (JSON-LD and microdata) and price metadata of a page, in one pass; what comes after a nesting that no page has is not read. */
export function readPage(html: string): ProductFacts {
  const [meta, microdata, scripts] = [createMetaReader(), createMicrodataReader(), [] as ProductFacts[]];
  let depth = 0;
  let script: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      meta.open(name, attributes);
      microdata.open(attributes);
      if (
        name === 'script' &&
        attributes['type']?.trim().toLowerCase() === 'application/ld+json' &&
        scripts.length < greatestScripts
      )
        script = '';
    },
    ontext(text) {
      if (script !== undefined && script.length < greatestScript) script += text;
      microdata.text(text);
    },
    onclosetag(name) {
      depth -= 1;
      microdata.close();
      if (name !== 'script' || script === undefined) return;
      scripts.push(readJsonLd(script));
      script = undefined;
    },
  });
  for (let start = 0; start < html.length && depth <= greatestDepth; start += sliceLength)
    parser.write(html.slice(start, start + sliceLength));
  return firstFacts([...scripts, meta.facts(), microdata.facts()]);
}
