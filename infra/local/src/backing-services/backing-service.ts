import type { ProcessDefinition } from '../process/managed-process.ts';

/** The three real parts: the document database, the events' broker, and cache, sockets and limits. */
export const backingServiceNames = ['documents', 'events', 'cache'] as const;
export type BackingServiceName = (typeof backingServiceNames)[number];

/** Where a part may come from; the first that is there is taken. */
export const sourceNames = ['environment', 'path', 'download', 'debian-root', 'docker'] as const;
export type SourceName = (typeof sourceNames)[number];

/** A server that belongs to a part: how it is started and how one sees that it serves. */
export type Server = {
  name: string;
  definition: Omit<ProcessDefinition, 'logFile' | 'name'>;
  /** Done once before the first start. */
  beforeStart?(): Promise<void>;
  /** Answers when the server serves; throws while it does not. */
  probe(): Promise<void>;
  /** Done each time after the server has come up. */
  afterStart?(): Promise<void>;
};

/** A part that is chosen but not yet started. */
export type BackingService = {
  name: BackingServiceName;
  source: SourceName;
  /** What the services connect to. */
  url: string;
  /** Further addresses for tools, by environment variable. */
  extraUrls?: Record<string, string>;
  /** The servers to start, in this order; none where somebody else runs the part. */
  servers: readonly Server[];
  /** Ends what runs outside our processes. */
  stop?(): Promise<void>;
  /** Product and version, for the table; asked of the running part. */
  describe(): Promise<string>;
};
