import { z } from 'zod';
import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import { sharedExports } from '@gvg/contracts/public-endpoints';
import { uploadFieldsSchema, uploadPicture } from '@gvg/contracts/upload/http/upload';
import { describeSchemas } from '../describe-schema.ts';
import type { Direction } from '../describe-schema.ts';
import { descriptions } from '../generated/descriptions.ts';
import type { JsonSchema } from '../json-schema.ts';
import { typeNameOf } from '../words.ts';
import { jsonResponseOf } from './responses.ts';

const prefix = '#/components/schemas/';

export type Endpoints = ReadonlyMap<string, Endpoint>;

type Registry = z.core.$ZodRegistry<{ id: string }>;

/** Named schemas of the contracts with members, which excludes texts and numbers. */
const namedSchemas = [...sharedExports].flatMap(([name, value]) =>
  value instanceof z.ZodObject || value instanceof z.ZodUnion ? [[name, value] as const] : [],
);

function register(registry: Registry, schema: z.ZodType, id: string): void {
  if (!registry.has(schema)) registry.add(schema, { id });
}

/** Returns whether a schema can be expressed in this direction. A transforming schema, such as a query filter, has a form in only one. */
function canBeDescribed(schema: z.ZodType, direction: Direction): boolean {
  try {
    z.toJSONSchema(schema, { io: direction });
    return true;
  } catch {
    return false;
  }
}

/** Returns the schemas of an endpoint's requests or responses. */
function partsOf(endpoint: Endpoint, direction: Direction): z.ZodType[] {
  const { params, query, body } = endpoint;
  const parts =
    direction === 'output'
      ? [jsonResponseOf(endpoint)]
      : [params, query, body, endpoint === (uploadPicture as Endpoint) ? uploadFieldsSchema : undefined];
  return parts.filter((schema) => schema !== undefined);
}

/** Creates the registry of one direction: the named schemas, and those of each endpoint under an id that differs from every name. */
function registryOf(endpoints: Endpoints, direction: Direction): Registry {
  const registry: Registry = z.registry<{ id: string }>();
  for (const [name, schema] of namedSchemas)
    if (canBeDescribed(schema, direction)) register(registry, schema, typeNameOf(name));
  for (const [name, endpoint] of endpoints)
    for (const [index, schema] of partsOf(endpoint, direction).entries())
      register(registry, schema, `${name} ${index}`);
  return registry;
}

const namesIn = (schema: JsonSchema): string[] =>
  [...JSON.stringify(schema).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name as string);

function renameRefs(schema: JsonSchema, nameOf: (name: string) => string): JsonSchema {
  return JSON.parse(
    JSON.stringify(schema).replace(/"#\/components\/schemas\/([^"]+)"/g, (_, name: string) =>
      JSON.stringify(prefix + nameOf(name)),
    ),
  ) as JsonSchema;
}

/** Returns names of schemas that differ between the directions, themselves or in what they contain. */
function differing(inputs: ReadonlyMap<string, JsonSchema>, outputs: ReadonlyMap<string, JsonSchema>): Set<string> {
  const names = new Set<string>();
  let size: number;
  do {
    ({ size } = names);
    for (const [name, schema] of inputs)
      if (
        JSON.stringify(schema) !== JSON.stringify(outputs.get(name)) ||
        namesIn(schema).some((contained) => names.has(contained))
      )
        names.add(name);
  } while (names.size > size);
  return names;
}

/** Returns names of the shared schemas that endpoints contain in this direction, at any depth. */
function usedNames(
  endpoints: Endpoints,
  registry: Registry,
  schemas: ReadonlyMap<string, JsonSchema>,
  direction: Direction,
): Set<string> {
  const used = new Set<string>();
  const use = (id: string) => {
    if (used.has(id)) return;
    used.add(id);
    for (const contained of namesIn(schemas.get(id) as JsonSchema)) use(contained);
  };
  for (const endpoint of endpoints.values())
    for (const schema of partsOf(endpoint, direction)) use((registry.get(schema) as { id: string }).id);
  return used;
}

export interface EndpointSchemas {
  /** Returns the schema of a part of an endpoint: inline, or a reference to a component. */
  of(schema: z.ZodType, direction: Direction): JsonSchema;
  /** Returns the components by name, for the parts requested so far. */
  components(): Record<string, JsonSchema>;
}

/**
 * Describes the endpoints by JSON Schemas. A schema that differs between requests and responses becomes two components, `Address` and
 * `AddressInput`.
 */
export function describeEndpointSchemas(endpoints: Endpoints): EndpointSchemas {
  const registries = { input: registryOf(endpoints, 'input'), output: registryOf(endpoints, 'output') };
  const describe = (direction: Direction) =>
    describeSchemas(registries[direction], { direction, target: 'draft-2020-12', refOf: (id) => prefix + id });
  const schemas = { input: describe('input'), output: describe('output') };
  const sent = usedNames(endpoints, registries.output, schemas.output, 'output');
  const inputNames = new Set([...differing(schemas.input, schemas.output)].filter((name) => sent.has(name)));
  const nameOf = (name: string, direction: Direction) =>
    direction === 'input' && inputNames.has(name) ? `${name}Input` : name;
  const named = new Map(namedSchemas.map(([name]) => [typeNameOf(name), name]));
  const used = new Map<string, JsonSchema>();

  function use(name: string, direction: Direction): void {
    const component = nameOf(name, direction);
    if (used.has(component)) return;
    const schema = schemas[direction].get(name) as JsonSchema;
    const description = descriptions[named.get(name) ?? ''];
    used.set(component, {
      ...(description === undefined ? {} : { description }),
      ...renameRefs(schema, (contained) => nameOf(contained, direction)),
    });
    for (const contained of namesIn(schema)) use(contained, direction);
  }

  return {
    of(schema, direction) {
      const id = registries[direction].get(schema)?.id;
      const json = id === undefined ? undefined : schemas[direction].get(id);
      if (id === undefined || json === undefined) throw new Error('the schema belongs to none of the endpoints');
      if (named.has(id)) {
        use(id, direction);
        return { $ref: prefix + nameOf(id, direction) };
      }
      for (const contained of namesIn(json)) use(contained, direction);
      return renameRefs(json, (contained) => nameOf(contained, direction));
    },
    components: () => Object.fromEntries([...used].toSorted(([one], [other]) => one.localeCompare(other))),
  };
}
