import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import { endpointOf } from './endpoint-of.ts';

/** A request and its response as a consumer has recorded them, without the pact's matching rules. */
export interface Interaction {
  /** Name of the pact. */
  pact: string;
  description: string;
  /** Provider states in which it was recorded. */
  given: readonly string[];
  method: string;
  path: string;
  endpoint: Endpoint | undefined;
  query: Readonly<Record<string, readonly string[]>>;
  authorization: string | undefined;
  body: unknown;
  status: number;
  /** Headers of the response, with lower-case names. */
  headers: Readonly<Record<string, string>>;
  response: RecordedBody | undefined;
}

interface RecordedBody {
  content: unknown;
  encoded: false | string;
}

type RecordedHeaders = Record<string, string | string[]>;

/** An interaction in the format of pact version 4. */
interface RecordedInteraction {
  description: string;
  providerStates?: { name: string }[];
  request: {
    method: string;
    path: string;
    query?: Record<string, string[]>;
    headers?: RecordedHeaders;
    body?: RecordedBody;
  };
  response: { status: number; headers?: RecordedHeaders; body?: RecordedBody };
}

const lowerCased = (headers: RecordedHeaders = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value].flat().join(', ')]));

export function readInteractions(file: string): Interaction[] {
  const { interactions } = JSON.parse(readFileSync(file, 'utf8')) as { interactions: RecordedInteraction[] };
  return interactions.map(({ description, providerStates = [], request, response }) => ({
    pact: path.basename(file, '.json'),
    description,
    given: providerStates.map(({ name }) => name),
    method: request.method,
    path: request.path,
    endpoint: endpointOf(request.method, request.path),
    query: request.query ?? {},
    authorization: lowerCased(request.headers)['authorization'],
    body: request.body?.content,
    status: response.status,
    headers: lowerCased(response.headers),
    response: response.body,
  }));
}
