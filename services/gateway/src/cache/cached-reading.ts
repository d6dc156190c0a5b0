import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Trace } from '@gvg/service-kit/trace-context';
import type { Route } from '../routing/route-table.ts';
import type { AnswerCache } from './answer-cache.ts';
import { cacheKey } from './cache-key.ts';
import type { FetchedAnswer } from './fetch-answer.ts';
import { fetchAnswer } from './fetch-answer.ts';
import { giveFetched, giveKept } from './give-answer.ts';
import type { KeptAnswer } from './kept-answer.ts';
import { keptHeaders, mayBeKept } from './kept-answer.ts';
import { tagsOf, tagsOfChange, subjectOf } from './tags.ts';

export interface CachedReading {
  /** Answers a public reading request out of the cache or through it; false when the request has to go its own way. */
  answer(reading: Reading): Promise<boolean>;
  /** A change passed through this gateway and succeeded: its author must see it at once, before the event comes round. */
  changed(route: Route): void;
}

export interface Reading {
  request: IncomingMessage;
  response: ServerResponse;
  route: Route;
  path: string;
  query: string;
  trace: Trace;
}

/** What came of one question to a service, for everybody who asked it meanwhile. */
interface Outcome {
  kept: KeptAnswer | undefined;
  fetched: FetchedAnswer;
}

/**
 * With a token the answer may depend on who asks; a part of a body is not what is kept; an escaped path is another spelling of an id, which
 * no event would empty.
 */
function asksForPublicAnswer({ request, route, path }: Reading): boolean {
  const { method, headers } = request;
  return (method === 'GET' || method === 'HEAD') && route.match?.endpoint.cache !== undefined && headers.authorization === undefined && headers.range === undefined && !path.includes('%');
}

/** `live`: whether changes are heard of; while they are not, every answer is asked for by its ETag before it is given. */
export function createCachedReading(cache: AnswerCache, live: () => boolean): CachedReading {
  const flights = new Map<string, Promise<Outcome>>();

  async function fetchAndKeep({ request, route, trace }: Reading, key: string, known: KeptAnswer | undefined): Promise<Outcome> {
    const begun = cache.begin();
    const fetched = await fetchAnswer({ upstream: route.upstream, target: key, etag: known?.etag, language: request.headers['accept-language'], trace });
    if (fetched.status === 304 && known !== undefined) {
      cache.keep(key, known, begun);
      return { kept: known, fetched };
    }
    if (!mayBeKept(fetched.status, fetched.headers) || route.match === undefined) return { kept: undefined, fetched };
    const kept = { body: fetched.body, etag: fetched.headers.etag as string, headers: keptHeaders(fetched.headers), tags: tagsOf(route.match), compressed: new Map(), freshUntil: 0 };
    cache.keep(key, kept, begun);
    return { kept, fetched };
  }

  /** One question at a time for each answer and language: the others wait for its outcome. */
  function fly(reading: Reading, key: string, known: KeptAnswer | undefined): { leads: boolean; outcome: Promise<Outcome> } {
    const flight = `${key}\n${reading.request.headers['accept-language'] ?? ''}`;
    const running = flights.get(flight);
    if (running !== undefined) return { leads: false, outcome: running };
    const outcome = fetchAndKeep(reading, key, known).finally(() => flights.delete(flight));
    flights.set(flight, outcome);
    return { leads: true, outcome };
  }

  return {
    async answer(reading) {
      if (!asksForPublicAnswer(reading) || reading.route.match === undefined) return false;
      const { request, response, path, query, trace } = reading;
      const key = cacheKey(reading.route.match.endpoint, path, query);
      const known = cache.get(key);
      if (known !== undefined && live() && cache.isFresh(known)) {
        await giveKept(request, response, known, { trace, status: 'hit' });
        return true;
      }
      const { leads, outcome } = fly(reading, key, known);
      const { kept, fetched } = await outcome;
      if (kept !== undefined) await giveKept(request, response, kept, { trace, status: known === undefined ? 'fwd=miss' : 'fwd=stale' });
      else if (leads) giveFetched(request, response, fetched, trace);
      // What is not kept may hold the id of the request that asked, so everybody else asks for himself.
      return kept !== undefined || leads;
    },
    changed({ match }) {
      const subject = match && subjectOf(match.endpoint);
      if (subject !== undefined) cache.empty(tagsOfChange(subject, match?.id ?? ''));
    },
  };
}
