import { Comparator } from '@pactflow/openapi-pact-comparator';
import type { Result } from '@pactflow/openapi-pact-comparator';
import type { AsyncApiDocument } from '@gvg/api-description/asyncapi/document';
import type { Interaction, Pact } from './pact.ts';
import type { Difference } from './problem.ts';
import type { Provided } from './provided.ts';

/** Codes of harmless results, such as those of file bodies, which no schema describes. Only the library's code identifies them. */
const harmless = new Set<string>([
  'request.body.unvalidatable',
  'response.body.unvalidatable',
  'message.payload.unvalidatable',
  'request.content-type.missing',
  'request.accept.unknown',
  'message.matched',
]);

type View = (schema: Record<string, unknown>) => Record<string, unknown>;

function viewed(value: unknown, view: View): unknown {
  if (Array.isArray(value)) return value.map((item) => viewed(item, view));
  if (typeof value !== 'object' || value === null) return value;
  return view(Object.fromEntries(Object.entries(value).map(([name, member]) => [name, viewed(member, view)])));
}

/** Schema view for sent data, which is compared strictly: an older service does not know a new field, even if it would ignore it. */
const asSent: View = (schema) =>
  schema['type'] === 'object' &&
  schema['properties'] !== undefined &&
  schema['additionalProperties'] === undefined &&
  schema['anyOf'] === undefined &&
  schema['oneOf'] === undefined &&
  schema['allOf'] === undefined
    ? { ...schema, additionalProperties: false }
    : schema;

/**
 * Schema view for received data. A consumer records only the members it reads, and one item of each list, so a recorded object may match
 * several alternatives of a union, whose marker may be missing. The library makes members optional and refuses those missing from the
 * schema.
 */
const asReceived: View = ({ oneOf, minItems, ...schema }) => ({
  ...schema,
  // `minItems` is a schema if it is the name of a member.
  ...(typeof minItems === 'object' && { minItems }),
  ...(Array.isArray(oneOf) ? { anyOf: oneOf } : oneOf !== undefined && { oneOf }),
});

type Operations = ReadonlyMap<string, string>;

/** Returns the operations of a document by the names used in pacts: the type of an event, the name of a packet. */
function operationsOf({ channels, operations }: AsyncApiDocument): Operations {
  return new Map(Object.keys(operations).map((id) => [channels[id]?.address ?? id.replace(/^send[.]/, ''), id]));
}

const http = 'Synchronous/HTTP';

/** Adds the reference in the interaction's comments by which the library finds the operation of a message. */
function withReference(interaction: Interaction, operations: Operations): Interaction {
  if (interaction.type === http) return interaction;
  const isRequest = interaction.type === 'Synchronous/Messages';
  const type = (isRequest ? interaction.request?.metadata?.type : interaction.metadata?.type) ?? '';
  const operationId = operations.get(isRequest ? `receive.${type}` : type) ?? type;
  return { ...interaction, comments: { references: { AsyncAPI: { operationId } } } };
}

/** Removes what is not compared, because compiling its schemas takes most of the time. */
const requestOf = (interaction: Interaction): Interaction =>
  interaction.type === http ? { ...interaction, response: without('body', interaction['response']) } : interaction;
const responseOf = (interaction: Interaction): Interaction =>
  interaction.type === http ? { ...interaction, request: without('body', interaction.request) } : interaction;

function without(name: string, value: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value as object).filter(([member]) => member !== name));
}

const placeOf = (location: string): { interaction: number; place: string } => {
  const [, index = '0', rest = ''] = /^\[root\]\.interactions\[(\d+)\](.*)$/.exec(location) ?? [];
  return { interaction: Number(index), place: rest.replace(/\[(\d+)\]/g, '.$1').replaceAll('.', '/') };
};

const additional = /must NOT have additional properties - (.+)$/;

const isVague = ({ reason }: Difference) => /must match a schema in anyOf$|must be null$/.test(reason);

const parentOf = ({ place }: Difference) => place.slice(0, place.lastIndexOf('/'));

/**
 * Removes misleading differences of a union: an object is compared with all branches, and only the differences common to most of them are
 * returned, without vague ones that a more specific one explains.
 */
function mostSaid(differences: readonly Difference[]): Difference[] {
  const isExplained = (vague: Difference) =>
    differences.some((one) => !isVague(one) && one.place.startsWith(vague.place));
  const clear = differences.filter((one) => !isVague(one) || !isExplained(one));
  return [...Map.groupBy(clear, parentOf).values()].flatMap((ofObject) => {
    const said = [...Map.groupBy(ofObject, ({ place, reason }) => `${place} ${reason}`).values()];
    const most = Math.max(...said.map(({ length }) => length));
    return said.flatMap((same) => (same.length === most ? same.slice(0, 1) : []));
  });
}

const shorten = (message: string) =>
  message.replace(
    /^(?:Request body|Response body|Message payload|Value) is incompatible with .*? in the spec file: /,
    '',
  );

function differenceOf({ message, mockDetails }: Result): Difference & { index: number } {
  const { interaction: index, place } = placeOf(mockDetails?.location ?? '');
  const name = additional.exec(message)?.[1];
  const isSent = place.startsWith('/request/');
  return {
    index,
    interaction: mockDetails?.interactionDescription ?? '',
    place: (name === undefined ? place : `${place}/${name}`).replace('/contents/content', '/contents'),
    reason:
      name === undefined
        ? shorten(message)
        : isSent
          ? `the provider does not take ${name}`
          : `the provider does not give ${name}`,
  };
}

/** Fields of a form are always texts, but the library expects numbers for numeric ones. */
const isNumberOfForm = ({ message, mockDetails, specDetails }: Result) =>
  specDetails?.location.includes('.requestBody.content.multipart/form-data.') === true &&
  message.endsWith(': must be integer') &&
  /^-?\d+$/.test(String(mockDetails?.value));

const leaves = (result: Result): Result[] => (result.causes?.length ? result.causes.flatMap(leaves) : [result]);

export interface PactComparison {
  /** Returns the parts of a consumer's pact that this provider lacks. Empty if it provides everything. */
  differences(pact: Pact): Promise<Difference[]>;
}

/**
 * Compares pacts with the provided contract of a release (bi-directional contract testing): each request must be accepted by its operation,
 * and each recorded member of a response or message must be possible by its schema. The provider is not started.
 */
export function createPactComparison({ openapi, asyncapi }: Provided): PactComparison {
  // A provider without endpoints or events gets an empty document, so that all expectations of them are reported as unknown.
  const documents = {
    oas: openapi ?? { openapi: '3.1.1', info: {}, paths: {} },
    asyncapi: asyncapi ?? { asyncapi: '3.0.0', info: {}, operations: {} },
  };
  const comparatorOf = (view: View) => new Comparator(viewed(documents, view) as typeof documents);
  const [sent, received] = [comparatorOf(asSent), comparatorOf(asReceived)];
  const operations = asyncapi === undefined ? new Map<string, string>() : operationsOf(asyncapi);
  return {
    async differences(pact) {
      const interactions = pact.interactions.map((interaction) => withReference(interaction, operations));
      const found = new Map<number, Difference[]>();
      for (const [comparator, isSent, part] of [
        [sent, true, interactions.map(requestOf)],
        [received, false, interactions.map(responseOf)],
      ] as const)
        for await (const result of comparator.compare({ ...pact, interactions: part }))
          for (const leaf of harmless.has(result.code) ? [] : leaves(result)) {
            if (isNumberOfForm(leaf)) continue;
            const { index, ...difference } = differenceOf(leaf);
            if (difference.place.startsWith('/request') === isSent)
              found.set(index, [...(found.get(index) ?? []), difference]);
          }
      return [...found].toSorted(([one], [other]) => one - other).flatMap(([, differences]) => mostSaid(differences));
    },
  };
}
