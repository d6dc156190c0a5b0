import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { rotateLog } from '../process/log-rotation.ts';
import { startProcess, tailOf } from '../process/managed-process.ts';
import type { ManagedProcess, ProcessDefinition } from '../process/managed-process.ts';

export type SupervisedDefinition = {
  name: string;
  definition: ProcessDefinition;
  beforeStart?: (() => Promise<void>) | undefined;
  /** Resolves when the process is ready; rejects while it is not. */
  probe: () => Promise<void>;
  afterStart?: (() => Promise<void>) | undefined;
  /** Milliseconds from start to readiness. */
  startTimeoutMs: number;
  /** While this file exists, a crashed process is not restarted; for tests of an unavailable process. */
  holdFile?: string | undefined;
};

const initialBackoffMs = 500;
/** Of a process that does not become ready. */
const maxBackoffMs = 30_000;
/** Of one that was ready: it has been killed, or fails now and then, and others wait for it. */
const maxBackoffOnceReadyMs = 2_000;
/** After this many milliseconds without a crash, the backoff starts from its initial value. */
const backoffResetMs = 60_000;

/** A process that is restarted when it exits, with exponential backoff: long where it never becomes ready, short where it was. */
export class SupervisedProcess {
  readonly name: string;
  readonly #definition: SupervisedDefinition;
  readonly #onEvent: (message: string) => void;
  readonly #stopping = new AbortController();
  #process: ManagedProcess | undefined;
  #restarts = 0;

  constructor(definition: SupervisedDefinition, onEvent: (message: string) => void) {
    this.name = definition.name;
    this.#definition = definition;
    this.#onEvent = onEvent;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  get restarts(): number {
    return this.#restarts;
  }

  /** Resolves when the process is ready; rejects, with the end of its log, when it exits first or times out. */
  async start(): Promise<void> {
    rotateLog(this.#definition.definition.logFile);
    await this.#definition.beforeStart?.();
    await this.#startAndWait();
    void this.#restartOnExit();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#process?.stop();
  }

  async #startAndWait(): Promise<void> {
    this.#stopping.signal.throwIfAborted();
    const running = startProcess({ ...this.#definition.definition, restarts: this.#restarts });
    this.#process = running;
    const waiting = new AbortController();
    const startTimeout = AbortSignal.timeout(this.#definition.startTimeoutMs);
    const exited = running.ended.then(({ code, signal }) => {
      throw new Error(
        `${this.name} ended (${signal ?? `exit code ${code}`}) before it was ready.\n${tailOf(running.logFile)}`,
      );
    });
    try {
      await Promise.race([
        this.#waitUntilReady(AbortSignal.any([waiting.signal, startTimeout, this.#stopping.signal])),
        exited,
      ]);
    } catch (error) {
      await running.stop();
      if (startTimeout.aborted)
        throw new Error(
          `${this.name} was not ready within ${this.#definition.startTimeoutMs / 1000} s.\n${tailOf(running.logFile)}`,
          { cause: error },
        );
      throw error;
    } finally {
      waiting.abort();
      exited.catch(() => {});
    }
    await this.#definition.afterStart?.();
  }

  async #waitUntilReady(signal: AbortSignal): Promise<void> {
    for (;;) {
      try {
        await this.#definition.probe();
        return;
      } catch {
        await delay(100, undefined, { signal });
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
      await delay(backoffMs, undefined, { signal: this.#stopping.signal }).catch(() => {});
      backoffMs = Math.min(backoffMs * 2, maxBackoffMs);
      while (this.#isHeld() && !this.#stopping.signal.aborted) await delay(100);
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
