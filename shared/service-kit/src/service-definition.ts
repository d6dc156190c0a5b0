import type { Router } from 'express';
import type { ClientSession } from 'mongoose';
import type { z } from 'zod';
import type { Authenticator } from './authentication.ts';
import type { CommonEnvironment, ProcessEnvironment } from './environment.ts';
import type { Health } from './health.ts';
import type { KeySet } from './key-set.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import type { DependencyNeeds, Dependencies } from './dependencies.ts';

/** Context of a running service. Dependencies excluded by `needs` are undefined at run time. */
export interface ServiceContext<Environment = CommonEnvironment> extends Dependencies {
  environment: Environment;
  logger: Logger;
  metrics: Metrics;
  health: Health;
  /** Router of the public listener; endpoints are mounted here. */
  app: Router;
  /** Router of the internal listener, which the gateway does not route; every request is authenticated by the internal secret. */
  internalApp: Router;
  authenticate: Authenticator;
  /** Runs `work` in one transaction, then wakes the outbox relay. */
  transact<Result>(work: (session: ClientSession) => Promise<Result>): Promise<Result>;
  /** Adds a shutdown hook, run after the last request and before dependencies disconnect, in reverse order. */
  onStop(hook: () => Promise<void> | void): void;
}

export interface ServiceDefinition<Schema extends z.ZodObject = z.ZodObject> {
  name: string;
  /** Schema of its environment: `commonEnvironment`, or a subset of it, with its own variables. */
  environment: Schema;
  /** All dependencies by default. */
  needs?: DependencyNeeds;
  /** Key set to use instead of JWKS_URL; identity uses its own keys. */
  keySet?(context: Omit<ServiceContext<z.output<Schema>>, 'authenticate'>): KeySet;
  /** Mounts routes and consumers; the service listens once it resolves. */
  start(context: ServiceContext<z.output<Schema>>): Promise<void> | void;
}

/** Infers the types of a definition; `main.ts` and the tests start the same one. */
export function defineService<Schema extends z.ZodObject>(definition: ServiceDefinition<Schema>): ServiceDefinition<Schema> {
  return definition;
}

/** Minimum environment of every definition. */
export type BaseEnvironment = ProcessEnvironment & Partial<CommonEnvironment>;
