import { Comparator } from '@pactflow/openapi-pact-comparator';
import type { Result } from '@pactflow/openapi-pact-comparator';
import type { AsyncApiDocument } from '@gvg/api-description/asyncapi/document';
import type { Interaction, Pact } from './pact.ts';
import type { Difference } from './problem.ts';
import type { Provided } from './provided.ts';

/** A body that is a file, of which a schema says nothing; the code of the library alone says so. */
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

/** What is sent is compared strictly: a service of before does not know a new field, even where it would ignore it. */
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
 * A consumer records the members that it reads, of lists one item: it may match several alternatives of a union, whose marker may be missing. The library makes
 * members optional and refuses those that the schema does not have.
 */
const asReceived: View = ({ oneOf, minItems, ...schema }) => ({
  ...schema,
  // `minItems` is a schema where it is the name of a member.
  ...(typeof minItems === 'object' && { minItems }),
  ...(Array.isArray(oneOf) ? { anyOf: oneOf } : oneOf !== undefined && { oneOf }),
});

type Operations = ReadonlyMap<string, string>;

/** The operations of a document by what a pact names: the type of an event, the name of a packet. */
function operationsOf({ channels, operations }: AsyncApiDocument): Operations {
  return new Map(Object.keys(operations).map((id) => [channels[id]?.address ?? id.replace(/^send[.]/, ''), id]));
}

const http = 'Synchronous/HTTP';

/** The library finds the operation of a message by a reference in the interaction's comments, which this adds. */
function withReference(interaction: Interaction, operations: Operations): Interaction {
  if (interaction.type === http) return interaction;
  const isRequest = interaction.type === 'Synchronous/Messages';
  const type = (isRequest ? interaction.request?.metadata?.type : interaction.metadata?.type) ?? '';
  const operationId = operations.get(isRequest ? `receive.${type}` : type) ?? type;
  return { ...interaction, comments: { references: { AsyncAPI: { operationId } } } };
}

/** Schemas of what is not compared need not be compiled, which is what takes the time. */
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

/** A branch of a union that was not meant says as much of an object as the one that was; what all of them say is what is wrong with it. */
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

/** All fields of a form are texts; the library expects numbers where a text says one. */
const isNumberOfForm = ({ message, mockDetails, specDetails }: Result) =>
  specDetails?.location.includes('.requestBody.content.multipart/form-data.') === true &&
  message.endsWith(': must be integer') &&
  /^-?\d+$/.test(String(mockDetails?.value));

const leaves = (result: Result): Result[] => (result.causes?.length ? result.causes.flatMap(leaves) : [result]);

export interface PactComparison {
  /** What of a consumer's pact this provider does not give; empty when it gives all of it. */
  differences(pact: Pact): Promise<Difference[]>;
}

/**
 * Compares pacts with what a provider's release says that it provides (bi-directional contract testing): each request must be one that its operation takes, and
 * each recorded member of a response or message one that its schema can give. The provider is not started.
 */
export function createPactComparison({ openapi, asyncapi }: Provided): PactComparison {
  // A provider without endpoints, or without events, has a document without any: what a pact expects of it is then unknown.
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
