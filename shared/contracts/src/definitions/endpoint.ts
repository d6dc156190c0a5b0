import type { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import type { ServiceName } from '../generated/services.ts';

export type { ServiceName };

/**
 * Who may call: `public` anybody, `customer` a guest or a user, `user` any signed-in user, `staff` ADMIN or SYSTEM_ADMIN, `system` SYSTEM_ADMIN alone,
 * `service` another service of the site on the internal listener.
 */
export type Access = 'public' | 'customer' | 'user' | 'staff' | 'system' | 'service';

/** Request limits per minute by class: the value applies per address, twice the value per user (rules/errors.md). */
export const requestLimits = { read: 600, suggest: 300, write: 60, upload: 60, credential: 10 } as const;
export type LimitClass = keyof typeof requestLimits;

/** The largest JSON body in bytes, unless an endpoint's contract has its own (rules/errors.md). */
export const defaultMaxBodyBytes = 256 * 1024;
/** A home page with all its banners and posts, several times over. */
export const defaultMaxBodyValues = 2_000;
/** For endpoints with rich texts: fits two of 50,000 characters in two languages, in UTF-8. */
export const richTextMaxBodyBytes = 1024 * 1024;

/** What a cached response of a public endpoint depends on; an event about one of these subjects invalidates the responses. */
export type CacheSubject =
  'product' | 'category' | 'producer' | 'country' | 'template' | 'cost' | 'rating' | 'settings';

type Schema = z.ZodType;

/** Contract of one HTTP endpoint, shared by its service, its callers and the table-driven tests. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
  RequiredAccess extends Access = Access,
> {
  service: ServiceName;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:name` for parameters, e.g. `/v1/products/:id`. */
  path: `/v1/${string}` | `/internal/${string}`;
  access: RequiredAccess;
  limit: LimitClass;
  /** A call that changes nothing although its method is not GET, such as a calculation. */
  readOnly?: true;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The body is no JSON but a file, which is streamed; `maxBodyBytes` is its limit, and `tooLarge` the code of a larger one. */
  consumes?: { tooLarge: ErrorCode };
  /** The largest body in bytes; the gateway and the service reject a larger one with 413. Default `defaultMaxBodyBytes`. */
  maxBodyBytes?: number;
  /** The most values (members, items) of a body, at all depths; validation reports each that is wrong. Default `defaultMaxBodyValues`. */
  maxBodyValues?: number;
  response: Response;
  /** The media type of a response that is no JSON but a file, which is streamed; `response` is then the file as a page has it (`definitions/csv-file.ts`). */
  produces?: 'text/csv';
  /** Status of a successful response; default 200. */
  status?: 200 | 201 | 202 | 204;
  /**
   * Only for public GET endpoints whose response is the same for all callers without a token: the gateway may cache it. The first subject is the one that a
   * parameter `id` identifies, the others are all other subjects that the response depends on.
   */
  cache?: readonly [CacheSubject, ...CacheSubject[]];
  /**
   * The subjects of cached responses that a successful call makes outdated. The first one is the subject that a parameter `id` identifies. Every write of a
   * service with cached endpoints has it; empty when no cached response depends on what the call changes.
   */
  invalidates?: readonly CacheSubject[];
  /** The order or the text of the response follows Accept-Language: there is one cached response per language, sent with `Vary`. */
  variesByLanguage?: true;
  /** A browser goes there instead of calling it, and its response is a redirect: a failure leads back to a page of the shop (`service-kit/src/http/failed-visit.ts`). */
  isVisit?: true;
  /** Error codes of this endpoint beside the common ones (validation, access, limits, general). */
  errors: readonly ErrorCode[];
}

/** Whether the endpoint changes data: every method but GET, unless its contract says otherwise. */
export function isWrite({ method, readOnly }: Pick<Endpoint, 'method' | 'readOnly'>): boolean {
  return method !== 'GET' && readOnly !== true;
}

export function defineEndpoint<
  Response extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  RequiredAccess extends Access = Access,
>(
  endpoint: Endpoint<Params, Query, Body, Response, RequiredAccess>,
): Endpoint<Params, Query, Body, Response, RequiredAccess> {
  return endpoint;
}

type Output<S> = [NonNullable<S>] extends [never] ? undefined : z.output<NonNullable<S> & Schema>;
type Input<S> = [NonNullable<S>] extends [never] ? undefined : z.input<NonNullable<S> & Schema>;
type AnyEndpoint = Endpoint;

/** Validated input of a handler, and what it returns. */
export type ParamsOf<E extends AnyEndpoint> = Output<E['params']>;
export type QueryOf<E extends AnyEndpoint> = Output<E['query']>;
export type BodyOf<E extends AnyEndpoint> = Output<E['body']>;
export type ResponseOf<E extends AnyEndpoint> = z.input<E['response']>;

/** What a caller sends and receives. */
export type ParamsFor<E extends AnyEndpoint> = Input<E['params']>;
export type QueryFor<E extends AnyEndpoint> = Input<E['query']>;
export type BodyFor<E extends AnyEndpoint> = Input<E['body']>;
export type ResponseBodyOf<E extends AnyEndpoint> = z.output<E['response']>;
