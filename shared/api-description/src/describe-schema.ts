import { z } from 'zod';
import type { JsonSchema } from './json-schema.ts';

/**
 * `input` is sent by a caller, `output` is in a response or an event. Values with defaults are optional in the first and present in the
 * second.
 */
export type Direction = 'input' | 'output';

const largest = Number.MAX_SAFE_INTEGER;

/** Formats whose pattern adds nothing for a reader. The description states once that instants are in UTC. */
const namedFormats = new Set(['date-time', 'date', 'uuid', 'uri', 'email']);

/** JSON Schema has no flags, so a case-insensitive pattern would reject values that the shop accepts. */
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
    // Changes of the contracts are additive, and readers of a response ignore unknown fields.
    if (direction === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  };
}

export interface DescribeOptions {
  direction: Direction;
  target: 'draft-2020-12' | 'draft-07';
  /** Returns the reference to a schema of the registry. */
  refOf(id: string): string;
}

/**
 * Returns the JSON Schemas of everything in `registry`, by id. A schema that contains another refers to it. Throws for a schema that JSON
 * Schema cannot express.
 */
export function describeSchemas(
  registry: z.core.$ZodRegistry<{ id: string }>,
  { direction, target, refOf }: DescribeOptions,
): Map<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(registry, { io: direction, target, uri: refOf, override: override(direction) });
  return new Map(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, id: ___, ...schema }]) => [id, schema as JsonSchema]),
  );
}
