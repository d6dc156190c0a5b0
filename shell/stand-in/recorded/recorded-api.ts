import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { givenCookie } from '../stand-in-state.ts';
import { chooseInteraction, similarInteractions } from './choose-interaction.ts';
import type { RecordedRequest } from './choose-interaction.ts';
import { completeResponse } from './complete-response.ts';
import type { Interaction } from './interaction.ts';

export interface RecordedApiOptions {
  interactions: () => Promise<readonly Interaction[]>;
  /** Provider states that come first unless the page has chosen one. */
  given: readonly string[];
  /** Called for each call without a recorded response. */
  onMissing: (call: string) => void;
}

function queryOf({ searchParams }: URL): RecordedRequest['query'] {
  return Object.fromEntries([...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name)]));
}

async function toRecordedRequest(request: IncomingMessage, url: URL): Promise<RecordedRequest> {
  const { method = 'GET', headers } = request;
  const isJson = headers['content-type']?.startsWith('application/json') === true;
  return {
    method,
    path: url.pathname,
    query: queryOf(url),
    authorization: headers.authorization,
    body: isJson ? await json(request).catch(() => undefined) : undefined,
  };
}

function chosenState({ headers: { cookie = '' } }: IncomingMessage): string[] {
  const value = new RegExp(`(?:^|; )${givenCookie}=([^;]+)`).exec(cookie)?.[1];
  return value === undefined ? [] : [decodeURIComponent(value)];
}

function contentOf({ response, endpoint, status }: Interaction): Buffer | string | undefined {
  if (response === undefined) return undefined;
  const { content, encoded } = response;
  if (endpoint !== undefined && endpoint.produces === undefined && status < 400)
    return JSON.stringify(completeResponse(endpoint, content));
  if (typeof encoded === 'string' && typeof content === 'string')
    return Buffer.from(content, encoded as BufferEncoding);
  return typeof content === 'string' ? content : JSON.stringify(content);
}

const picture = path.resolve(import.meta.dirname, '../../icons/icon-512.png');

/** Answers `/v1/*` from recorded interactions; an unrecorded call gets 501 with the similar interactions. */
export function recordedApi({ interactions, given, onMissing }: RecordedApiOptions) {
  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '/', 'http://localhost');
    const request = await toRecordedRequest(incoming, url);
    const all = await interactions();
    // Pacts contain the URLs of pictures, but not their content.
    if (incoming.headers['sec-fetch-dest'] === 'image') {
      outgoing.writeHead(200, { 'content-type': 'image/png' }).end(await readFile(picture));
      return;
    }
    const chosen = chooseInteraction(all, request, [...chosenState(incoming), ...given]);
    if (chosen !== undefined) {
      const { 'content-type': type = 'application/json', 'content-disposition': disposition } = chosen.headers;
      outgoing.writeHead(chosen.status, {
        'content-type': type,
        ...(disposition === undefined ? {} : { 'content-disposition': disposition }),
      });
      outgoing.end(contentOf(chosen));
      return;
    }
    const call = `${request.method} ${url.pathname}${url.search}`;
    onMissing(call);
    const body = { statusCode: 501, message: 'NOT_RECORDED', call, recorded: similarInteractions(all, request) };
    outgoing.writeHead(501, { 'content-type': 'application/json' }).end(JSON.stringify(body, null, 2));
  }
  return (incoming: IncomingMessage, outgoing: ServerResponse, next: (error?: unknown) => void): void => {
    if (incoming.url?.startsWith('/v1/') !== true) return next();
    answer(incoming, outgoing).catch(next);
  };
}
