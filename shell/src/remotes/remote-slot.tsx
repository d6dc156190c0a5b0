import type { Application } from '@gvg/browser-kit';
import { renderedByAttribute } from '@gvg/contracts/composition/document';
import { isRunnable } from '@gvg/contracts/composition/page-contract';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { ReactNode } from 'react';
import type { PageRemote } from '../page/shell-state.ts';
import { RemoteError } from './remote-error.tsx';
import { loadApplication } from './load-exposed.ts';
import { containerOf } from './container-of.ts';

/** In milliseconds; a remote that takes longer is treated as unreachable. */
const loadTimeoutMs = 15_000;

export interface RemoteSlotOptions {
  remote: PageRemote;
  /** Wraps the error message in the shell's providers. */
  wrap: (content: ReactNode) => ReactNode;
  load?: typeof loadApplication;
}

const withTimeout = <Value,>(work: Promise<Value>, name: string): Promise<Value> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`${name} did not load within ${loadTimeoutMs} ms`)), loadTimeoutMs);
    }),
  ]);

/**
 * Lifecycle of a remote on the page. `mount` and `unmount` never throw and never block: a remote that cannot be loaded, mounted or rendered
 * is replaced by a message with a retry, next to its server-rendered content if that is still there; the rest of the page is unaffected.
 */
export class RemoteSlot {
  readonly #remote: PageRemote;
  readonly #wrap: RemoteSlotOptions['wrap'];
  readonly #load: typeof loadApplication;
  /** Queue of lifecycle steps: they run one at a time, in order. */
  #queue: Promise<void> = Promise.resolve();
  #shouldBeMounted = false;
  #loadFailures = 0;
  #loading: Promise<Application> | undefined;
  #mounted: Application | undefined;
  #errorMessage: { root: Root; box: HTMLElement } | undefined;

  constructor({ remote, wrap, load = loadApplication }: RemoteSlotOptions) {
    this.#remote = remote;
    this.#wrap = wrap;
    this.#load = load;
  }

  /** Starts to load the application for `mount`, which shows a failure. */
  preload(): void {
    this.#application().catch(() => undefined);
  }

  mount(): void {
    this.#shouldBeMounted = true;
    this.#container.hidden = false;
    this.#enqueue(() => this.#mountApplication());
  }

  unmount(): void {
    this.#shouldBeMounted = false;
    this.#container.hidden = true;
    this.#clearError();
    this.#enqueue(() => this.#unmountApplication());
  }

  get #container(): HTMLElement {
    return containerOf(this.#remote.name);
  }

  #enqueue(step: () => Promise<void>): void {
    this.#queue = this.#queue.then(step).catch((error: unknown) => this.#showError(error));
  }

  #application(): Promise<Application> {
    this.#loading ??= withTimeout(this.#loadApplication(), this.#remote.name).catch((error: unknown) => {
      this.#loading = undefined;
      this.#loadFailures += 1;
      throw error;
    });
    return this.#loading;
  }

  async #loadApplication(): Promise<Application> {
    const application = await this.#load(this.#remote, this.#loadFailures);
    await application.bootstrap();
    return application;
  }

  async #mountApplication(): Promise<void> {
    if (!this.#shouldBeMounted) return;
    const application = await this.#application();
    if (!this.#shouldBeMounted) return;
    this.#mounted = application;
    await application.mount({
      build: this.#remote.version,
      onError: (error) => this.#enqueue(() => Promise.reject(error as Error)),
    });
    this.#clearError();
    this.#container.hidden = !this.#shouldBeMounted;
  }

  async #unmountApplication(): Promise<void> {
    const application = this.#mounted;
    this.#mounted = undefined;
    await application?.unmount();
    if (!this.#shouldBeMounted) this.#container.replaceChildren();
  }

  async #showError(error: unknown): Promise<void> {
    reportError(error);
    await this.#unmountApplication().catch(reportError);
    this.#clearError();
    if (!this.#shouldBeMounted) return;
    const container = this.#container;
    const hasServerMarkup = container.hasAttribute(renderedByAttribute);
    if (!hasServerMarkup) container.replaceChildren();
    const box = document.createElement('div');
    container.before(box);
    const root = createRoot(box);
    // This page cannot run the release; only a new document can name another one.
    const isOutdated = !isRunnable(this.#remote);
    const retry = () => (isOutdated ? location.reload() : this.#enqueue(() => this.#mountApplication()));
    root.render(this.#wrap(<RemoteError {...{ hasServerMarkup, isOutdated }} onRetry={retry} />));
    this.#errorMessage = { root, box };
  }

  #clearError(): void {
    this.#errorMessage?.root.unmount();
    this.#errorMessage?.box.remove();
    this.#errorMessage = undefined;
  }
}
