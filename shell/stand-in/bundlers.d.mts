import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Release } from '@gvg/contracts/composition/registry';

export interface HostRelease {
  /** Scripts of each named chunk. */
  chunks: Record<string, string[]>;
  /** Hashed names of static files. */
  files: Record<string, string>;
}

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

export interface Bundlers {
  /** Port of the stand-in shell. */
  port: number;
  /** Resolves with the first build without errors. */
  shell: Promise<HostRelease>;
  remote: Promise<{ release: Release; url: string }>;
  stop(): Promise<void>;
}

/**
 * Starts development servers of the stand-in shell and of the remote in `folder`, in memory, with hot module replacement. `middlewares` and
 * `proxy` handle requests for anything but the stand-in shell's own files. Rejects if `port` is taken.
 */
export function startBundlers(options: {
  folder: string;
  port: number | undefined;
  proxy: readonly object[];
  middlewares: readonly Middleware[];
}): Promise<Bundlers>;
