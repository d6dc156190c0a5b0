import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

export const serviceNames = ['catalogue', 'cart', 'identity', 'chat', 'notify', 'upload'] as const;
export type ServiceName = (typeof serviceNames)[number];

/**
 * Who may call: `public` anybody, `customer` a guest or a user, `user` any signed-in user, `staff` ADMIN or SYSTEM_ADMIN, `system` SYSTEM_ADMIN alone,
 * `service` another service of ours on its internal listener.
 */
export type Access = 'public' | 'customer' | 'user' | 'staff' | 'system' | 'service';

/** Classes of the request limits: a minute by address, by user twice that (decisions, §Errors). */
export const requestLimits = { read: 600, suggest: 300, write: 60, upload: 60, credential: 10 } as const;
export type LimitClass = keyof typeof requestLimits;

/** What a kept answer of a public call is made of; an event about one of them empties what depends on it. */
export type CacheSubject = 'product' | 'category' | 'producer' | 'country' | 'template' | 'cost' | 'rating';

type Schema = z.ZodType;

/** One call over HTTP: the one truth that its service, its callers and the table-driven tests share. */
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
  params?: Params;
  query?: Query;
  body?: Body;
  response: Response;
  /** Status of a success; 200 unless said otherwise. */
  status?: 200 | 201 | 202 | 204;
  /**
   * Only for public GET calls whose answer is the same for everybody without a token: the gateway may keep it. The first subject is the one that a
   * parameter `id` names, the others are whatever else the answer shows or hides by.
   */
  cache?: readonly [CacheSubject, ...CacheSubject[]];
  /** Codes of this call beside those every call may answer (validation, access, limits, general). */
  errors: readonly ErrorCode[];
}

export function defineEndpoint<
  Response extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  RequiredAccess extends Access = Access,
>(endpoint: Endpoint<Params, Query, Body, Response, RequiredAccess>): Endpoint<Params, Query, Body, Response, RequiredAccess> {
  return endpoint;
}

type Output<S> = [NonNullable<S>] extends [never] ? undefined : z.output<NonNullable<S> & Schema>;
type Input<S> = [NonNullable<S>] extends [never] ? undefined : z.input<NonNullable<S> & Schema>;
type AnyEndpoint = Endpoint;

/** What a handler gets, checked. */
export type ParamsOf<E extends AnyEndpoint> = Output<E['params']>;
export type QueryOf<E extends AnyEndpoint> = Output<E['query']>;
export type BodyOf<E extends AnyEndpoint> = Output<E['body']>;
export type ResponseOf<E extends AnyEndpoint> = z.input<E['response']>;

/** What a caller sends and gets back. */
export type ParamsFor<E extends AnyEndpoint> = Input<E['params']>;
export type QueryFor<E extends AnyEndpoint> = Input<E['query']>;
export type BodyFor<E extends AnyEndpoint> = Input<E['body']>;
export type ResponseBodyOf<E extends AnyEndpoint> = z.output<E['response']>;
