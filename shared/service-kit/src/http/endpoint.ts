import type { Request, Response, Router } from 'express';
import { isWrite } from '@gvg/contracts/definitions/endpoint';
import type { Access, BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@gvg/contracts/definitions/endpoint';
import type { Caller } from '@gvg/contracts/definitions/caller';
import type { Locale } from '@gvg/contracts/values/locale';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { CallerFor } from '../security/access.ts';
import { checkAccess } from '../security/access.ts';
import { checkResponse } from './response-check.ts';
import { cacheHeaders } from './cache-headers.ts';
import { checkInput } from './input-check.ts';
import { jsonBodyReader } from './json-body.ts';
import { traceOf } from './request-context.ts';
import { languageOf } from './request-language.ts';
import type { RequestLimits } from '../security/request-limits.ts';

/** Arguments of a handler: validated input, the caller, and the context for events that it records. */
export interface HandlerInput<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  caller: CallerFor<E['access']>;
  locale: Locale;
  context: EventContext;
  request: Request;
  response: Response;
}

export type Handler<E extends Endpoint> = (input: HandlerInput<E>) => ResponseOf<E> | Promise<ResponseOf<E>>;

/** Dependencies of endpoints on their process. Registered per router, so that routes need not pass them. */
export interface EndpointDependencies {
  /** Undefined in a process that does not authenticate: only public endpoints can be mounted, and their callers are undefined. */
  authenticate:
    ((request: Request, options: { guests: boolean; isWrite: boolean }) => Promise<Caller | undefined>) | undefined;
  limits: RequestLimits | undefined;
  /** Whether responses are validated against their contract: everywhere except in production. */
  validateResponses: boolean;
}

const dependenciesByRouter = new WeakMap<Router, EndpointDependencies>();

/** Registers the dependencies of the endpoints on `router`. Called once by its creator. */
export function provideEndpointDependencies(router: Router, dependencies: EndpointDependencies): void {
  dependenciesByRouter.set(router, dependencies);
}

function dependenciesOf(router: Router): EndpointDependencies {
  const dependencies = dependenciesByRouter.get(router);
  if (dependencies === undefined) throw new Error('Endpoints must be mounted on the routers of the service context');
  return dependencies;
}

function actorOf(caller: Caller | undefined): EventContext['actor'] {
  if (caller === undefined) return { kind: 'system', id: 'anonymous' };
  return caller.kind === 'service' ? { kind: 'service', id: caller.name } : { kind: caller.kind, id: caller.id };
}

/**
 * Mounts `handler` for `endpoint`. The order is: authentication (INVALID_TOKEN), authorisation (INVALID_ROLE), the limit per user
 * (TOO_MANY_REQUESTS; the gateway enforces limits per address), input validation (INVALID_ID, INVALID_ENUM_VALUE, INVALID_PAYLOAD), the
 * handler.
 */
export function mount<E extends Endpoint>(router: Router, endpoint: E, handler: Handler<E>): void {
  const { validateResponses } = dependenciesOf(router);
  mountResponder(router, endpoint, async (input) => {
    const { caller, response } = input;
    const responseBody = await handler(input);
    if (validateResponses) checkResponse(endpoint, responseBody);
    response.status(endpoint.status ?? 200).set(cacheHeaders(endpoint, caller, response));
    if (endpoint.variesByLanguage === true) response.vary('accept-language');
    if (endpoint.status === 204) response.end();
    else response.json(responseBody);
  });
}

/** As `mount`, for an endpoint whose `respond` sends the response itself. */
export function mountResponder<E extends Endpoint>(
  router: Router,
  endpoint: E,
  respond: (input: HandlerInput<E>) => Promise<void>,
): void {
  const { authenticate, limits } = dependenciesOf(router);
  if (authenticate === undefined && endpoint.access !== 'public')
    throw new Error(`${endpoint.method} ${endpoint.path} needs callers; the service's definition does not`);
  const method = endpoint.method.toLowerCase() as Lowercase<E['method']>;
  const readJsonBody = jsonBodyReader(endpoint);
  router[method](endpoint.path, async (request: Request, response: Response) => {
    response.locals['route'] = endpoint.path;
    const caller = await authenticate?.(request, { guests: endpoint.access !== 'public', isWrite: isWrite(endpoint) });
    checkAccess(endpoint.access satisfies Access, caller);
    if (caller?.kind === 'user') await limits?.count(endpoint.limit, { user: caller.id });
    const locale = languageOf(request);
    // After the checks above, so that the process parses large bodies only from authorised callers.
    if (endpoint.consumes === undefined) await readJsonBody(request, response);
    await respond({
      ...checkInput(endpoint, request, locale),
      caller: caller as CallerFor<E['access']>,
      locale,
      context: { actor: actorOf(caller), correlationId: traceOf(response).requestId },
      request,
      response,
    });
  });
}
