import type { RequestListener } from 'node:http';
import type { Router } from 'express';
import type { Connection } from 'mongoose';
import type { Bus } from '@gvg/messaging/bus';
import type { WithTransaction } from '@gvg/messaging/outbox/transaction';
import type { z } from 'zod';
import type { Authenticator } from '../security/authentication.ts';
import type {
  BusEnvironment,
  CallersEnvironment,
  CommonEnvironment,
  DatabaseEnvironment,
  ProcessEnvironment,
  RedisEnvironment,
} from './environment.ts';
import type { Health } from './health.ts';
import type { KeySet } from '../security/key-set.ts';
import type { Logger } from '../telemetry/logger.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Redis } from '../data/redis.ts';
import type { UpgradeHandler } from '../http/upgrades.ts';

/** Dependencies of a process. Others are neither connected nor part of its context, and its environment needs no variables for them. */
export interface ServiceNeeds {
  database?: true;
  /** With a database the bus publishes the outbox. */
  bus?: true;
  /** Also counts requests per user and looks up revoked sessions. */
  redis?: true;
  /**
   * Authenticates users and guests by identity's key set (JWKS_URL), or by the definition's own `keySet`. Without it only public endpoints
   * can be mounted.
   */
  callers?: true | 'own-keys';
}

/** Needs of a service with its own database and callers. */
export type AllNeeds = { database: true; bus: true; redis: true; callers: true };

type When<Condition extends boolean, Part> = Condition extends true ? Part : unknown;
type Has<Needs, Part> = Needs extends Part ? true : false;

export interface DatabaseContext {
  connection: Connection;
  withTransaction: WithTransaction;
}

export interface BaseContext<Environment = ProcessEnvironment> {
  environment: Environment;
  logger: Logger;
  metrics: Metrics;
  health: Health;
  /** Router of the public listener. Endpoints are mounted here. */
  app: Router;
  /** Router of the internal listener, which the gateway does not route. Every request is authenticated by the internal secret. */
  internalApp: Router;
  /**
   * Adds a hook that runs when a drain begins. It stops background work, which another process of this service now does. A stop may follow
   * or precede it.
   */
  onDrain(hook: () => Promise<void> | void): void;
  /** Adds a shutdown hook. Hooks run in reverse order, after the last request and before dependencies disconnect. */
  onStop(hook: () => Promise<void> | void): void;
}

type DependencyContext<Needs extends ServiceNeeds> = When<Has<Needs, { database: true }>, DatabaseContext> &
  When<Has<Needs, { bus: true }>, { bus: Bus }> &
  When<Has<Needs, { redis: true }>, { redis: Redis }>;

export type ServiceContext<
  Environment = CommonEnvironment,
  Needs extends ServiceNeeds = AllNeeds,
> = BaseContext<Environment> &
  DependencyContext<Needs> &
  When<Has<Needs, { callers: true | 'own-keys' }>, { authenticate: Authenticator }>;

/** Variables that an environment must have for `Needs`. */
export type EnvironmentFor<Needs extends ServiceNeeds> = ProcessEnvironment &
  When<Has<Needs, { database: true }>, DatabaseEnvironment> &
  When<Has<Needs, { bus: true }>, BusEnvironment> &
  When<Has<Needs, { redis: true }>, RedisEnvironment> &
  When<Has<Needs, { callers: true }>, CallersEnvironment>;

/**
 * A process's own handlers. Those of requests replace the express apps, for example in a proxy that streams bodies; the internal one serves
 * INTERNAL_PORT.
 */
export interface OwnHandlers {
  handler?: RequestListener;
  internalHandler?: RequestListener;
  /** Handler of WebSocket handshakes on the public listener. Without it they are ordinary requests. */
  upgrade?: UpgradeHandler;
  /** Ends connections that outlive requests (upgraded ones) on stop, once the public listener accepts no more. */
  drain?(): Promise<void>;
  /** Maximum connections per IP address on the public listener. Unlimited by default, as behind the gateway. */
  maxConnectionsPerAddress?: number | undefined;
}

export interface ServiceDefinition<Schema extends z.ZodObject, Needs extends ServiceNeeds> {
  name: string;
  /** Schema of its environment: `commonEnvironment`, or the needed parts of it, with its own variables. */
  environment: Schema;
  needs: Needs;
  /** The process that clients connect to: the gateway. All others need TRUST_PROXY_HOPS of at least 1 in production. */
  isEntry?: true;
  /** Key set of `callers: 'own-keys'`, created before `start`. */
  keySet?(context: BaseContext<z.output<Schema>> & DependencyContext<Needs>): KeySet;
  /** Mounts routes and consumers, or returns its own handlers. The service listens once it resolves. */
  start(context: ServiceContext<z.output<Schema>, Needs>): Promise<OwnHandlers | void> | OwnHandlers | void;
}

/** Rejects at compile time an environment without the variables of a needed dependency, and `'own-keys'` without `keySet`. */
type CompleteDefinition<
  Schema extends z.ZodObject,
  Needs extends ServiceNeeds,
> = (z.output<Schema> extends EnvironmentFor<Needs> ? unknown : { environment: z.ZodType<EnvironmentFor<Needs>> }) &
  (Needs extends { callers: 'own-keys' } ? { keySet: (...context: never[]) => KeySet } : unknown);

/** Infers the types of a definition. `main.ts` and the tests start the same one. */
export function defineService<Schema extends z.ZodObject, const Needs extends ServiceNeeds>(
  definition: ServiceDefinition<Schema, Needs> & CompleteDefinition<Schema, Needs>,
): ServiceDefinition<Schema, Needs> {
  return definition;
}
