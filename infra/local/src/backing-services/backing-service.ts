import type { ProcessDefinition } from '../process/managed-process.ts';

/** The backing services: MongoDB-compatible documents, RabbitMQ events, and Redis for cache, sockets and rate limits. */
export const backingServiceNames = ['documents', 'events', 'cache'] as const;
export type BackingServiceName = (typeof backingServiceNames)[number];

/** Possible sources of a backing service. The first available one is used. */
export const sourceNames = ['environment', 'path', 'download', 'debian-root', 'docker'] as const;
export type SourceName = (typeof sourceNames)[number];

/** A server process of a backing service: how it is started and probed for readiness. */
export type Server = {
  name: string;
  definition: Omit<ProcessDefinition, 'logFile' | 'name'>;
  /** Runs once before the first start. */
  beforeStart?(): Promise<void>;
  /** Resolves when the server is ready. Rejects while it is not. */
  probe(): Promise<void>;
  /** Runs after each successful start, restarts included. */
  afterStart?(): Promise<void>;
};

/** Chosen backing service that is not started yet. */
export type BackingService = {
  name: BackingServiceName;
  source: SourceName;
  /** The address that the site's services connect to. */
  url: string;
  /** Further addresses for tools, by environment variable. */
  extraUrls?: Record<string, string>;
  /** Servers to start, in this order. Empty when the service is managed externally. */
  servers: readonly Server[];
  /** Stops processes outside this launcher's child processes. */
  stop?(): Promise<void>;
  /** Product and version, for the table; queried from the running service. */
  describe(): Promise<string>;
};
