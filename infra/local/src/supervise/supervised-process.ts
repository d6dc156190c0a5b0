import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { rotateLog } from '../process/log-rotation.ts';
import { startProcess, tailOf } from '../process/managed-process.ts';
import type { ManagedProcess, ProcessDefinition } from '../process/managed-process.ts';
import { untilStalled } from '../process/stall-watch.ts';

export type SupervisedDefinition = {
  name: string;
  definition: ProcessDefinition;
  beforeStart?: (() => Promise<void>) | undefined;
  /** Resolves when the process is ready; rejects while it is not. */
  probe: () => Promise<void>;
  afterStart?: (() => Promise<void>) | undefined;
  /** Rejects once a process that is not ready has stalled. */
  untilStalled?: typeof untilStalled;
  /** While this file exists, a crashed process is not restarted. For tests of an unavailable process. */
  holdFile?: string | undefined;
  /** Waits between two attempts. Rejects when the signal aborts. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
};

/** Intervals of probes: short at first, since most processes are ready within seconds. */
const [earlyProbeMs, lateProbeMs] = [100, 500];
const earlyProbes = 50;

const holdPollMs = 100;
const initialBackoffMs = 500;
/** Longest pause for a process that never becomes ready. */
const maxBackoffMs = 30_000;
/** Longest pause for a process that was ready before: it crashes occasionally, and others depend on it. */
const maxBackoffOnceReadyMs = 2_000;
/** After this many milliseconds without a crash, the backoff starts from its initial value. */
const backoffResetMs = 60_000;

/** Process that is restarted when it exits, with exponential backoff: long if it never becomes ready, short if it was ready before. */
export class SupervisedProcess {
  readonly name: string;
  readonly #definition: SupervisedDefinition;
  readonly #onEvent: (message: string) => void;
  readonly #pause: NonNullable<SupervisedDefinition['pause']>;
  readonly #stopping = new AbortController();
  #restarting: Promise<void> | undefined;
  #process: ManagedProcess | undefined;
  #restarts = 0;

  constructor(definition: SupervisedDefinition, onEvent: (message: string) => void) {
    this.name = definition.name;
    this.#definition = definition;
    this.#pause = definition.pause ?? ((milliseconds, signal) => delay(milliseconds, undefined, { signal }));
    this.#onEvent = onEvent;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  get restarts(): number {
    return this.#restarts;
  }

  /**
   * Resolves when the process is ready, however long that takes. Rejects with the end of its log when it exits first or stalls. @param onWaiting called every
   * few seconds with the progress of a process that is not ready yet
   */
  async start(onWaiting?: (text: string) => void): Promise<void> {
    rotateLog(this.#definition.definition.logFile);
    await this.#definition.beforeStart?.();
    await this.#startAndWait(onWaiting);
    this.#restarting = this.#restartOnExit();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#process?.stop();
    await this.#restarting;
  }

  async #startAndWait(onWaiting?: (text: string) => void): Promise<void> {
    this.#stopping.signal.throwIfAborted();
    const running = startProcess({ ...this.#definition.definition, restarts: this.#restarts });
    this.#process = running;
    const waiting = new AbortController();
    const signal = AbortSignal.any([waiting.signal, this.#stopping.signal]);
    const exited = running.ended.then(({ code, signal: killedBy }) => {
      throw new Error(
        `${this.name} ended (${killedBy ?? `exit code ${code}`}) before it was ready.\n${tailOf(running.logFile)}`,
      );
    });
    const { pid, logFile } = running;
    const watch = this.#definition.untilStalled ?? untilStalled;
    const stalled = watch({ pid, logFile, signal, onWaiting }).catch((error: Error) => {
      throw new Error(`${this.name}: ${error.message}.\n${tailOf(logFile)}`, { cause: error });
    });
    const outcomes = [this.#untilReady(signal), stalled, exited];
    try {
      await Promise.race(outcomes);
    } catch (error) {
      await running.stop();
      throw error;
    } finally {
      waiting.abort();
      for (const outcome of outcomes) outcome.catch(() => {});
    }
    await this.#definition.afterStart?.();
  }

  async #untilReady(signal: AbortSignal): Promise<void> {
    for (let probes = 1; ; probes += 1) {
      try {
        await this.#definition.probe();
        return;
      } catch {
        await delay(probes < earlyProbes ? earlyProbeMs : lateProbeMs, undefined, { signal });
      }
    }
  }

  #isHeld(): boolean {
    const { holdFile } = this.#definition;
    return holdFile !== undefined && existsSync(holdFile);
  }

  async #restartOnExit(): Promise<void> {
    let backoffMs = initialBackoffMs;
    let wasReady = true;
    while (!this.#stopping.signal.aborted) {
      const upSince = Date.now();
      const end = await this.#process?.ended;
      if (this.#stopping.signal.aborted) return;
      if (Date.now() - upSince > backoffResetMs) backoffMs = initialBackoffMs;
      if (wasReady) backoffMs = Math.min(backoffMs, maxBackoffOnceReadyMs);
      this.#onEvent(
        `${this.name} exited (${end?.signal ?? `exit code ${end?.code}`}), restarting in ${backoffMs / 1000} s; its log: ${this.#definition.definition.logFile}`,
      );
      await this.#pause(backoffMs, this.#stopping.signal).catch(() => {});
      backoffMs = Math.min(backoffMs * 2, maxBackoffMs);
      while (this.#isHeld() && !this.#stopping.signal.aborted)
        await this.#pause(holdPollMs, this.#stopping.signal).catch(() => {});
      if (this.#stopping.signal.aborted) return;
      this.#restarts += 1;
      wasReady = await this.#startAndWait().then(
        () => true,
        (error: unknown) => {
          this.#onEvent(`${this.name} did not restart: ${(error as Error).message.split('\n', 1)[0]}`);
          return false;
        },
      );
      if (wasReady) this.#onEvent(`${this.name} is ready again`);
    }
  }
}
