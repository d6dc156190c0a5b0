import { z } from 'zod';
import type { JsonSchema } from './json-schema.ts';

/** `input` is what a caller sends, `output` what a response or an event holds: values with defaults are optional in the one and present in the other. */
export type Direction = 'input' | 'output';

const largest = Number.MAX_SAFE_INTEGER;

/** Formats whose pattern says nothing more to a reader. Instants are in UTC, which the description says once. */
const namedFormats = new Set(['date-time', 'date', 'uuid', 'uri', 'email']);

/** JSON Schema has no flags: a pattern that ignores case would refuse what the shop accepts. */
function ignoresCase(schema: z.core.$ZodType): boolean {
  const { patterns } = schema._zod.bag as { patterns?: ReadonlySet<RegExp> };
  return [...(patterns ?? [])].some(({ flags }) => flags.includes('i'));
}

function override(direction: Direction) {
  return ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: z.core.JSONSchema.BaseSchema }) => {
    if (jsonSchema.minimum === -largest) delete jsonSchema.minimum;
    if (jsonSchema.maximum === largest) delete jsonSchema.maximum;
    if (ignoresCase(zodSchema)) {
      delete jsonSchema.pattern;
      delete jsonSchema.allOf;
    }
    if (namedFormats.has(jsonSchema.format ?? '')) delete jsonSchema.pattern;
    // Changes of the contracts are additive: whoever reads a response ignores what they do not know.
    if (direction === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  };
}

export interface DescribeOptions {
  direction: Direction;
  target: 'draft-2020-12' | 'draft-07';
  /** Reference to a schema of the registry. */
  refOf(id: string): string;
}

/** JSON Schemas of all that `registry` holds, by id; one that contains another refers to it. Throws for a schema that JSON Schema cannot say. */
export function describeSchemas(
  registry: z.core.$ZodRegistry<{ id: string }>,
  { direction, target, refOf }: DescribeOptions,
): Map<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(registry, { io: direction, target, uri: refOf, override: override(direction) });
  return new Map(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, id: ___, ...schema }]) => [id, schema as JsonSchema]),
  );
}
