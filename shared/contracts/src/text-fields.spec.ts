import { z } from 'zod';
import type { Endpoint } from './definitions/endpoint.ts';
import { internalEndpointsByName } from './internal-endpoints.ts';
import { endpointsByName } from './public-endpoints.ts';

/** Characters of the longest text that fits into the largest JSON body. */
const length = 900_000;
/** Texts that are slow to normalise or that make a regular expression backtrack. */
const adversarialTexts = {
  'combining marks': '\u0315\u0300'.repeat(length / 2),
  blanks: `${' '.repeat(length)}\u0000`,
  letters: `${'a'.repeat(length)}!`,
  digits: `${'1'.repeat(length)}.`,
  addresses: `${'a@'.repeat(length / 2)}.`,
};
/** Longest text that a field may process: the rich text of a page, whose letters may be decomposed. */
const longestWorkedOn = 300_000;

type Schema = z.core.$ZodType;

/** Returns values of a schema in which every text is `text`, one per branch of a union. Other leaves are plausible. */
function valuesOf(schema: Schema, text: string): unknown[] {
  const { def } = schema._zod as unknown as { def: Record<string, unknown> & { type: string } };
  const inner = (key: string) => valuesOf(def[key] as Schema, text);
  switch (def.type) {
    case 'string':
    case 'template_literal':
      return [text];
    case 'number':
    case 'int':
      return [1];
    case 'boolean':
      return [true];
    case 'enum':
      return [Object.values(def['entries'] as object)[0]];
    case 'literal':
      return [(def['values'] as unknown[])[0]];
    case 'null':
      return [null];
    case 'array':
      return inner('element').map((value) => [value]);
    case 'record':
      return inner('valueType').map((value) => ({ key: value }));
    case 'tuple':
      return [(def['items'] as Schema[]).map((item) => valuesOf(item, text)[0])];
    case 'union':
      return (def['options'] as Schema[]).flatMap((option) => valuesOf(option, text));
    case 'intersection':
      return inner('left').flatMap((left) =>
        inner('right').map((right) => ({ ...(left as object), ...(right as object) })),
      );
    case 'pipe':
      // A preprocessed schema begins with a transform, which accepts the same input as the schema behind it.
      return (def['in'] as Schema)._zod.def.type === 'transform' ? inner('out') : inner('in');
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
    case 'nonoptional':
      return inner('innerType');
    case 'lazy':
      return valuesOf((def['getter'] as () => Schema)(), text);
    case 'object': {
      const fields = Object.entries(def['shape'] as Record<string, Schema>).map(
        ([key, field]) => [key, valuesOf(field, text)] as const,
      );
      const ways = Math.max(1, ...fields.map(([, values]) => values.length));
      return Array.from({ length: ways }, (_, way) =>
        Object.fromEntries(fields.map(([key, values]) => [key, values[way % values.length]])),
      );
    }
    case 'any':
    case 'unknown':
      return [text];
    default:
      throw new Error(`text-fields.spec.ts does not know schemas of the type ${def.type}`);
  }
}

const { pattern: instantPattern } = z.iso.datetime()._zod.def;

/**
 * An anchored expression without unbounded repetition reads a bounded prefix. zod's own expressions for times and code points pass over a
 * text once.
 */
const isBounded = (expression: RegExp): boolean =>
  expression.source === instantPattern?.source ||
  (expression.source.startsWith('^') && !/[*+]|\{\d+,\}/.test(expression.source)) ||
  expression.source === '[\\uD800-\\uDBFF]';

/** Returns the calls of `normalize` and regular expressions that receive overlong texts while `run` runs. */
function longTextsWorkedOn(run: () => void): string[] {
  const found = new Set<string>();
  const note = (work: string, text: string) => {
    if (text.length > longestWorkedOn) found.add(work);
  };
  const { normalize } = String.prototype;
  const { exec, test } = RegExp.prototype;
  const spies = [
    jest.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form?: string) {
      note('normalize', this);
      return this.length > longestWorkedOn ? this : normalize.call(this, form);
    }),
    jest.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
      if (!isBounded(this)) note(String(this), text);
      return text.length > longestWorkedOn ? null : exec.call(this, text);
    }),
    jest.spyOn(RegExp.prototype, 'test').mockImplementation(function (this: RegExp, text: string) {
      if (!isBounded(this)) note(String(this), text);
      return text.length > longestWorkedOn ? false : test.call(this, text);
    }),
  ];
  try {
    run();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return [...found];
}

const partsOf = (name: string, { params, query, body }: Endpoint) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema === undefined ? [] : [[`${part} of ${name}`, schema] as const],
  );
const parts = [...endpointsByName, ...internalEndpointsByName].flatMap(([name, endpoint]) => partsOf(name, endpoint));

it('finds the parts of every endpoint', () => {
  expect(parts.length).toBeGreaterThan(200);
});

it.each(parts)('%s does not process a text before checking its length', (_, schema) => {
  const worked = Object.entries(adversarialTexts).flatMap(([kind, text]) =>
    longTextsWorkedOn(() => {
      for (const value of valuesOf(schema, text)) (schema as z.ZodType).safeParse(value);
    }).map((work) => `${kind}: ${work}`),
  );
  expect(worked).toEqual([]);
});
