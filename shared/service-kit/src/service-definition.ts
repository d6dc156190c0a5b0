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

/** What a service builds on. Parts that it said it does not need are not there. */
export interface ServiceContext<Environment = CommonEnvironment> extends Dependencies {
  environment: Environment;
  logger: Logger;
  metrics: Metrics;
  health: Health;
  /** Routes of the public listener; endpoints are mounted here. */
  app: Router;
  /** Routes of the listener that the gateway does not route; every call to it proves itself with the internal secret. */
  internalApp: Router;
  authenticate: Authenticator;
  /** One transaction over all writes in it; afterwards the outbox is told. */
  transact<Result>(work: (session: ClientSession) => Promise<Result>): Promise<Result>;
  /** Adds what to end at the stop, after the last request and before the parts; the latest first. */
  onStop(hook: () => Promise<void> | void): void;
}

export interface ServiceDefinition<Schema extends z.ZodObject = z.ZodObject> {
  name: string;
  /** The keys it reads: `commonEnvironment`, or a part of it, with its own. */
  environment: Schema;
  /** All parts unless said otherwise. */
  needs?: DependencyNeeds;
  /** Where keys come from when not from JWKS_URL: identity asks itself. */
  keySet?(context: Omit<ServiceContext<z.output<Schema>>, 'authenticate'>): KeySet;
  /** Mounts routes and consumers; requests are taken once it is done. */
  start(context: ServiceContext<z.output<Schema>>): Promise<void> | void;
}

/** Gives a definition its types, so that `main.ts` and the tests start the same thing. */
export function defineService<Schema extends z.ZodObject>(definition: ServiceDefinition<Schema>): ServiceDefinition<Schema> {
  return definition;
}

/** What every definition's environment holds at least, whatever its schema adds. */
export type BaseEnvironment = ProcessEnvironment & Partial<CommonEnvironment>;
