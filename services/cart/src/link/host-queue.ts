import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';

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

/** Far more than are asked within a pause. */
const rememberedHosts = 1_000;

/** One shop is asked for few pages at a time, however many people paste links to it. */
export function createHostQueue({ perHost, total, pauseMs }: HostQueueOptions): HostQueue {
  const all = new PQueue({ concurrency: total });
  const pace = { concurrency: perHost, interval: pauseMs, intervalCap: 1, strict: true };
  const hosts = new LRUCache<string, PQueue>({ max: rememberedHosts, memoMethod: () => new PQueue(pace) });
  return (host, signal, task) => hosts.memo(host).add(() => all.add(task, { signal }), { signal });
}
