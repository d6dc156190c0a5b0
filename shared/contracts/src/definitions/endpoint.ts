import type { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import type { ServiceName } from '../generated/services.ts';

export type { ServiceName };

/**
 * Required caller: `public` anyone, `customer` a guest or a user, `user` any signed-in user, `staff` ADMIN or SYSTEM_ADMIN, `system` only
 * SYSTEM_ADMIN, `service` another service on the internal listener.
 */
export type Access = 'public' | 'customer' | 'user' | 'staff' | 'system' | 'service';

/** Requests per minute by class: the value applies per IP address, twice the value per user (rules/errors.md). */
export const requestLimits = { read: 600, suggest: 300, write: 60, upload: 60, credential: 10 } as const;
export type LimitClass = keyof typeof requestLimits;

/** Default limit of a JSON body in bytes (rules/errors.md). */
export const defaultMaxBodyBytes = 256 * 1024;
/** Several times the size of a home page with all its banners and posts. */
export const defaultMaxBodyValues = 2_000;
/** For endpoints with rich texts: fits two of 50,000 characters in two languages, in UTF-8. */
export const richTextMaxBodyBytes = 1024 * 1024;

/** Subject of a cached public response. An event about a subject invalidates its responses. */
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
  /** With `:name` for parameters, such as `/v1/products/:id`. */
  path: `/v1/${string}` | `/internal/${string}`;
  access: RequiredAccess;
  limit: LimitClass;
  /** True if the call changes nothing although its method is not GET, such as a calculation. */
  readOnly?: true;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Set if the body is a streamed file instead of JSON. `maxBodyBytes` is its limit, `tooLarge` the error code above it. */
  consumes?: { tooLarge: ErrorCode };
  /** Limit of the body in bytes. The gateway and the service reject larger ones with 413. Default `defaultMaxBodyBytes`. */
  maxBodyBytes?: number;
  /**
   * Limit of values (members, items) in a body at all depths, because validation reports each invalid one. Default `defaultMaxBodyValues`.
   */
  maxBodyValues?: number;
  response: Response;
  /**
   * Media type of a response that is a streamed file instead of JSON. `response` is then the file in the browser
   * (`definitions/csv-file.ts`).
   */
  produces?: 'text/csv';
  /** Status of a successful response; default 200. */
  status?: 200 | 201 | 202 | 204;
  /**
   * Only for public GET endpoints whose response is the same for all callers without a token: the gateway may cache it. The parameter `id`
   * identifies an entity of the first subject; the others are all other subjects that the response depends on.
   */
  cache?: readonly [CacheSubject, ...CacheSubject[]];
  /**
   * Subjects whose cached responses a successful call invalidates. The parameter `id` identifies an entity of the first one. Required for
   * every write of a service with cached endpoints; empty if no cached response depends on the change.
   */
  invalidates?: readonly CacheSubject[];
  /** Order or texts of the response follow Accept-Language: one cached response per language, sent with `Vary`. */
  variesByLanguage?: true;
  /**
   * Browsers navigate here, and the response is a redirect. A failure leads back to a page of the shop
   * (`service-kit/src/http/failed-visit.ts`).
   */
  isVisit?: true;
  /** Error codes of this endpoint in addition to the common ones (validation, access, limits, general). */
  errors: readonly ErrorCode[];
}

/** Returns whether the endpoint changes data: every method but GET, unless its contract has `readOnly`. */
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

/** Validated input of a handler, and its return type. */
export type ParamsOf<E extends AnyEndpoint> = Output<E['params']>;
export type QueryOf<E extends AnyEndpoint> = Output<E['query']>;
export type BodyOf<E extends AnyEndpoint> = Output<E['body']>;
export type ResponseOf<E extends AnyEndpoint> = z.input<E['response']>;

/** Request and response types of a caller. */
export type ParamsFor<E extends AnyEndpoint> = Input<E['params']>;
export type QueryFor<E extends AnyEndpoint> = Input<E['query']>;
export type BodyFor<E extends AnyEndpoint> = Input<E['body']>;
export type ResponseBodyOf<E extends AnyEndpoint> = z.output<E['response']>;
