import { setTimeout as delay } from 'node:timers/promises';

export interface HostQueueOptions {
  /** Tasks of one host at a time. */
  perHost: number;
  /** Tasks at a time altogether. */
  total: number;
  /** Between the starts of two tasks of one host, in milliseconds. */
  pauseMs: number;
}

/** Runs a task when its host has a turn. Rejects with the signal's reason when that comes too late. */
export type HostQueue = <Result>(host: string, signal: AbortSignal, task: () => Promise<Result>) => Promise<Result>;

interface Host {
  running: number;
  /** Tasks that run or wait: a host without any is forgotten. */
  interested: number;
  nextStart: number;
}

const pollMs = 20;

/** One shop is asked for few pages at a time, however many people paste links to it. */
export function createHostQueue({ perHost, total, pauseMs }: HostQueueOptions): HostQueue {
  const hosts = new Map<string, Host>();
  let running = 0;

  function hasTurn(host: Host): boolean {
    if (running >= total || host.running >= perHost || performance.now() < host.nextStart) return false;
    running += 1;
    host.running += 1;
    host.nextStart = performance.now() + pauseMs;
    return true;
  }

  function leave(name: string, host: Host): void {
    host.interested -= 1;
    if (host.interested > 0) return;
    // The pause holds for who comes next as well.
    setTimeout(() => {
      if (host.interested === 0) hosts.delete(name);
    }, pauseMs).unref();
  }

  return async (name, signal, task) => {
    const host = hosts.get(name) ?? { running: 0, interested: 0, nextStart: 0 };
    hosts.set(name, host);
    host.interested += 1;
    try {
      signal.throwIfAborted();
      while (!hasTurn(host)) await delay(pollMs, undefined, { signal });
      try {
        return await task();
      } finally {
        host.running -= 1;
        running -= 1;
      }
    } finally {
      leave(name, host);
    }
  };
}
