import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MatchersV3, PactV4, Verifier } from '@pact-foundation/pact';
import type { Role } from '@gvg/contracts/definitions/caller';
import { roles } from '@gvg/contracts/definitions/caller';
import type { BodyFor, Endpoint, ParamsFor, QueryFor, ServiceName } from '@gvg/contracts/definitions/endpoint';
import { fillPath } from '@gvg/contracts/definitions/fill-path';
import { markVerified } from './pact-verification-marks.ts';
import { repositoryRoot } from './repository-root.ts';
import type { TestKeys } from './token-keys.ts';

/** Matchers for the parts of an example that a consumer relies on: `like`, `eachLike`, `regex`, … */
export const matchers = MatchersV3;

/**
 * Returns the folder of the pacts, which consumers' tests write and providers' tests read. `PACT_FOLDER` selects another one, for example
 * for the pacts of a single package.
 */
export const pactFolder = () => process.env['PACT_FOLDER'] ?? path.join(repositoryRoot(), 'pacts');

export interface Exchange<E extends Endpoint> {
  /** The request's purpose, such as `a list of products for the home page`. */
  description: string;
  /** Required state of the provider, such as `two products are listed`. Set up by the provider test's `states`. */
  providerState?: string;
  params?: ParamsFor<E>;
  query?: QueryFor<E>;
  body?: BodyFor<E>;
  /** A form with a file and text fields, as the page sends it, instead of a JSON body. */
  form?: FormData;
  /** A file as the whole body. */
  content?: Buffer;
  headers?: Record<string, string>;
  /** Role of the caller. The provider's test mints the token. */
  as?: Role;
  /** Default: the contract's success status. */
  status?: number;
  /** Only the fields that the consumer reads, with matchers; undefined for a response without a body. */
  response: unknown;
  /** Headers that the consumer reads, with matchers. */
  responseHeaders?: Record<string, string | MatchersV3.Matcher<string>>;
}

const tokenOf = (role: Role) => `Bearer ${role}`;
const roleOf = (authorization: string | undefined) => roles.find((role) => tokenOf(role) === authorization);

function texts(values: object | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, String(value)]));
}

const boundary = 'form-boundary';
const formType = /^multipart\/form-data;\s*boundary=.+$/;

/**
 * Encodes a form with its media type, with a fixed boundary so that the same tests write the same pact. Text fields must be equal in each
 * request, files have the same type.
 */
async function encodeForm(form: FormData) {
  const encoded = new Response(form);
  const [, random = ''] = encoded.headers.get('content-type')?.split('boundary=') ?? [];
  const bytes = Buffer.from(await encoded.arrayBuffer()).toString('latin1');
  const rules = [...form].map(([name, value]) => ({
    path: `$.${name}`,
    rules: [typeof value === 'string' ? matchers.equal(value) : matchers.contentType(value.type)],
  }));
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    content: Buffer.from(bytes.replaceAll(random, boundary), 'latin1'),
    rules,
  };
}

/**
 * Returns a placeholder for a text that only the provider can create, such as a token. The handler of its state returns the value in
 * `StateValues`; the consumer's test sends `example`.
 */
export const valueOfState = (name: string, example: string) =>
  matchers.fromProviderState(`\${${name}}`, example) as unknown as string;

/** Values returned by a state's handler for the request, by the names of `valueOfState`. */
export class StateValues {
  readonly values: Readonly<Record<string, string>>;

  constructor(values: Readonly<Record<string, string>>) {
    this.values = values;
  }
}

/**
 * Creates the pact of a consumer and a provider. `consumer` is the package's name, such as `mf-storefront`, or one part of it, such as
 * `mf-storefront-server`.
 */
export function httpPact({
  consumer,
  provider,
  folder = pactFolder(),
}: {
  consumer: string;
  provider: ServiceName;
  folder?: string;
}) {
  const pact = new PactV4({ consumer, provider, dir: folder, logLevel: 'warn' });
  return {
    /** Runs `use` against a mock server that responds as described, and writes the interaction to the pact. */
    async exchange<E extends Endpoint, Result>(
      endpoint: E,
      exchange: Exchange<E>,
      use: (origin: string) => Promise<Result>,
    ): Promise<Result> {
      const interaction = pact.addInteraction();
      if (exchange.providerState !== undefined) interaction.given(exchange.providerState);
      const form = exchange.form === undefined ? undefined : await encodeForm(exchange.form);
      const result = await interaction
        .uponReceiving(exchange.description)
        .withRequest(
          endpoint.method,
          fillPath(endpoint.path, texts(exchange.params as object | undefined)),
          (request) => {
            request.query(texts(exchange.query as object | undefined));
            request.headers({
              ...exchange.headers,
              ...(form === undefined ? {} : { 'content-type': matchers.regex(formType, form.type) }),
              ...(exchange.as === undefined ? {} : { authorization: tokenOf(exchange.as) }),
            });
            if (exchange.body !== undefined) request.jsonBody(exchange.body);
            if (exchange.content !== undefined) request.body('application/octet-stream', exchange.content);
            if (form !== undefined) request.body(form.type, form.content).matchingRules({ body: form.rules });
          },
        )
        .willRespondWith(exchange.status ?? endpoint.status ?? 200, (response) => {
          if (exchange.responseHeaders !== undefined) response.headers(exchange.responseHeaders);
          if (exchange.response !== undefined) response.jsonBody(exchange.response);
        })
        .executeTest((server) => use(server.url));
      return result as Result;
    },
  };
}

/** A recorded response, with only the fields that the consumer reads. */
export interface PactResponse {
  description: string;
  method: string;
  path: string;
  status: number;
  contentType: string;
  body: unknown;
}

interface RecordedInteraction {
  description: string;
  request: { method: string; path: string };
  response: { status: number; body?: { content?: unknown; contentType?: string } };
}

/** Returns the responses of all pacts of this run. Specs that read them run after the consumers (`contract-order.cjs`). */
export function readPactResponses(folder = pactFolder()): PactResponse[] {
  return globSync(path.join(folder, '*.json')).flatMap((file) => {
    const { interactions } = JSON.parse(readFileSync(file, 'utf8')) as { interactions: RecordedInteraction[] };
    return interactions.map(({ description, request, response: { status, body } }) => ({
      description: `${path.basename(file)}: ${description}`,
      ...request,
      status,
      contentType: body?.contentType ?? '',
      body: body?.content,
    }));
  });
}

export interface ProviderCheck {
  provider: ServiceName;
  /** URL of the provider's real application. */
  url: string;
  keys: TestKeys;
  /**
   * Sets up each provider state named by consumers, and returns `StateValues` if a request has some. A state without an entry fails the
   * verification.
   */
  states: Record<string, () => Promise<unknown>>;
  /** Added to every request, such as the internal secret, which no pact contains. */
  headers?: Readonly<Record<string, string>>;
  folder?: string;
}

/** Necessary because the verifier ignores unknown states and then fails on the response. */
function rejectUnknownStates(files: readonly string[], known: ProviderCheck['states']): void {
  for (const file of files) {
    const { interactions } = JSON.parse(readFileSync(file, 'utf8')) as {
      interactions: { description: string; providerStates?: { name: string }[] }[];
    };
    for (const { description, providerStates = [] } of interactions) {
      const unknown = providerStates.find(({ name }) => !Object.hasOwn(known, name));
      if (unknown !== undefined)
        throw new Error(
          `${path.basename(file)}: “${description}” requires the state “${unknown.name}”, which the provider's test does not set up`,
        );
    }
  }
}

/** Verifies the running provider against its consumers' pacts. Rejects with all differences, and if there is no pact. */
export async function verifyProvider({
  provider,
  url,
  keys,
  states,
  headers = {},
  folder = pactFolder(),
}: ProviderCheck): Promise<void> {
  const pactUrls = globSync(path.join(folder, `*-${provider}.json`));
  if (pactUrls.length === 0)
    throw new Error(`No consumer has written a pact with ${provider}: run the consumers' contract tests first`);
  markVerified(pactUrls);
  rejectUnknownStates(pactUrls, states);
  const tokens = new Map(
    await Promise.all(roles.map(async (role) => [role, await keys.mint({ roles: [role] })] as const)),
  );
  await new Verifier({
    provider,
    providerBaseUrl: url,
    pactUrls,
    logLevel: 'warn',
    stateHandlers: Object.fromEntries(
      Object.entries(states).map(([state, setUpState]) => [
        state,
        async () => {
          const given = await setUpState();
          return given instanceof StateValues ? { ...given.values } : undefined;
        },
      ]),
    ),
    requestFilter: (request, _response, next) => {
      const role = roleOf(request.headers['authorization']);
      if (role !== undefined) request.headers['authorization'] = `Bearer ${tokens.get(role) ?? ''}`;
      Object.assign(request.headers, headers);
      next();
    },
  }).verifyProvider();
}
