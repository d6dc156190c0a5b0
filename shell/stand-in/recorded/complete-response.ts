import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import { z } from 'zod';

type Schema = z.core.JSONSchema.JSONSchema;

const isSchema = (schema: Schema | boolean | undefined): schema is Schema => typeof schema === 'object';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON Schema of each response, created on first use. */
const schemas = new WeakMap<z.ZodType, Schema>();

function schemaOf({ response }: Endpoint): Schema {
  const known = schemas.get(response) ?? z.toJSONSchema(response, { io: 'output', unrepresentable: 'any' });
  schemas.set(response, known);
  return known;
}

const variantsOf = ({ anyOf, oneOf }: Schema): Schema[] => [...(anyOf ?? []), ...(oneOf ?? [])].filter(isSchema);

function hasType({ type, const: constant }: Schema, value: unknown): boolean {
  if (constant !== undefined) return constant === value;
  if (type === undefined) return true;
  if (value === null) return type === 'null';
  if (Array.isArray(value)) return type === 'array';
  return type === typeof value || (type === 'integer' && typeof value === 'number');
}

/** Checks whether the value can be of this variant, by its type and its constant properties. */
function fits(schema: Schema, value: unknown): boolean {
  if (!hasType(schema, value)) return false;
  return Object.entries(schema.properties ?? {}).every(([name, member]) => {
    const present = isObject(value) ? value[name] : undefined;
    return present === undefined || !isSchema(member) || member.const === undefined || member.const === present;
  });
}

/** One text of each format that contracts require. */
const texts = [
  '',
  'a',
  'VN',
  'VND',
  '/',
  '000000',
  '0'.repeat(24),
  '2026-01-01',
  '2026-01-01T00:00:00.000Z',
  'thuha@example.com',
  'https://example.com/',
  '/v1/file-manager/files/picture.png',
  '00000000-0000-0000-0000-000000000000',
];

/** Returns the smallest value that the schema allows. */
function least(schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const variants = variantsOf(schema);
  if (variants.length > 0) return variants.some(({ type }) => type === 'null') ? null : least(variants[0] ?? {});
  switch (schema.type) {
    case 'object':
      return complete(schema, {});
    case 'array':
      return [];
    case 'string':
      return texts.find((text) => new RegExp(schema.pattern ?? '', 'u').test(text)) ?? '';
    case 'integer':
    case 'number':
      return Math.max(0, schema.minimum ?? 0, Number(schema.exclusiveMinimum ?? -1) + 1);
    case 'boolean':
      return false;
    default:
      return null;
  }
}

function complete(schema: Schema, value: unknown): unknown {
  const variants = variantsOf(schema);
  if (variants.length > 0) {
    const variant = variants.find((one) => fits(one, value));
    return variant === undefined ? value : complete(variant, value);
  }
  if (Array.isArray(value)) {
    const { items } = schema;
    return isSchema(items as Schema) ? value.map((item) => complete(items as Schema, item)) : value;
  }
  if (!isObject(value)) return value;
  const parts = [schema, ...(schema.allOf ?? []).filter(isSchema)];
  const completed = { ...value };
  for (const { properties = {}, required = [] } of parts)
    for (const [name, member] of Object.entries(properties)) {
      if (!isSchema(member)) continue;
      if (value[name] !== undefined) completed[name] = complete(member, value[name]);
      else if (required.includes(name)) completed[name] = least(member);
    }
  return completed;
}

/**
 * Adds everything else that the contract requires, as null, empty or zero: a pact contains only the part of a response that its consumer
 * relies on, and a page may show more.
 */
export const completeResponse = (endpoint: Endpoint, recorded: unknown): unknown =>
  complete(schemaOf(endpoint), recorded);
