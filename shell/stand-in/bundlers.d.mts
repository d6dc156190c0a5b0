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
  /** That the stand-in shell listens on. */
  port: number;
  /** Resolves with the first build without errors. */
  shell: Promise<HostRelease>;
  remote: Promise<{ release: Release; url: string }>;
  stop(): Promise<void>;
}

/**
 * Development servers of the stand-in shell and of the remote in `folder`, in memory, with hot module replacement. `middlewares` and `proxy` answer what the
 * stand-in shell's own files do not. Rejects when `port` is taken.
 */
export function startBundlers(options: {
  folder: string;
  port: number | undefined;
  proxy: readonly object[];
  middlewares: readonly Middleware[];
}): Promise<Bundlers>;
