import { setTimeout as delay } from 'node:timers/promises';
import type { z } from 'zod';
import { EnvironmentError } from './environment.ts';
import { createLogger } from '../telemetry/logger.ts';
import { isDrainRequest } from './parent-messages.ts';
import type { ReadyMessage } from './parent-messages.ts';
import type { ServiceDefinition, ServiceNeeds } from './service-definition.ts';
import type { RunningService } from './start-service.ts';
import { startService } from './start-service.ts';

export { defineService } from './service-definition.ts';
export type { ServiceContext, ServiceDefinition, ServiceNeeds } from './service-definition.ts';
export { startService } from './start-service.ts';
export type { RunningService } from './start-service.ts';

/** A shutdown that takes longer than this is aborted. */
const stopTimeoutMs = 20_000;
/** Longer than clients keep an unused connection open (`listener.ts`). */
const drainTimeoutMs = 40_000;

function stopOnRequest(service: RunningService): void {
  let [stopping, draining] = [false, false];
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    void service.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Emitted when the parent process exits.
  process.on('disconnect', stop);
  process.on('message', (message) => {
    if (draining || !isDrainRequest(message)) return;
    draining = true;
    void Promise.race([service.drain(), delay(drainTimeoutMs)]).then(stop);
  });
}

/**
 * Runs a service as this process: sends a `ReadyMessage` to a parent with an IPC channel, which may request a drain; stops gracefully on
 * SIGTERM and SIGINT, and exits with 1 if it cannot start. Never rejects.
 */
export async function runService<Schema extends z.ZodObject, Needs extends ServiceNeeds>(
  definition: ServiceDefinition<Schema, Needs>,
): Promise<void> {
  const { name } = definition;
  try {
    const service = await startService(definition, process.env);
    stopOnRequest(service);
    const { port, internalPort } = service;
    process.send?.({ type: 'ready', port, internalPort } satisfies ReadyMessage);
  } catch (error) {
    if (error instanceof EnvironmentError) process.stderr.write(`${name}: ${error.message}\n`);
    else createLogger({ name, level: 'info' }).fatal({ err: error }, 'cannot start');
    process.exit(1);
  }
}
