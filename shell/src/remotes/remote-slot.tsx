import type { Application } from '@gvg/browser-kit';
import { renderedByAttribute } from '@gvg/contracts/composition/document';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { ReactNode } from 'react';
import { reportFailure } from '../page/report-failure.ts';
import type { PageRemote } from '../page/shell-state.ts';
import { RemoteError } from './remote-error.tsx';
import { loadApplication } from './load-application.ts';
import { containerOf } from './container-of.ts';

/** A remote that takes longer than this, in milliseconds, is told to be unreachable. */
const loadTimeoutMs = 15_000;

export interface RemoteSlotOptions {
  remote: PageRemote;
  /** Puts the shell's providers around what the shell draws in the remote's place. */
  wrap: (content: ReactNode) => ReactNode;
  load?: typeof loadApplication;
}

async function withTimeout<Value>(work: Promise<Value>, name: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} does not come`)), loadTimeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A remote's life on the page. Mounting and unmounting never fail and never wait: a remote that cannot be loaded, mounted or drawn leaves a message and a
 * retry in its own place, beside what its server drew if that is still there, and everything around it goes on.
 */
export class RemoteSlot {
  readonly #remote: PageRemote;
  readonly #wrap: RemoteSlotOptions['wrap'];
  readonly #load: typeof loadApplication;
  /** One thing at a time, in the order it was asked for. */
  #work: Promise<void> = Promise.resolve();
  #isWanted = false;
  #loadFailures = 0;
  #mounted: Application | undefined;
  #message: { root: Root; box: HTMLElement } | undefined;

  constructor({ remote, wrap, load = loadApplication }: RemoteSlotOptions) {
    this.#remote = remote;
    this.#wrap = wrap;
    this.#load = load;
  }

  mount(): void {
    this.#isWanted = true;
    this.#place.hidden = false;
    this.#then(() => this.#show());
  }

  unmount(): void {
    this.#isWanted = false;
    this.#place.hidden = true;
    this.#clearMessage();
    this.#then(() => this.#end());
  }

  get #place(): HTMLElement {
    return containerOf(this.#remote.name);
  }

  #then(step: () => Promise<void>): void {
    this.#work = this.#work.then(step).catch((error: unknown) => this.#fail(error));
  }

  async #show(): Promise<void> {
    if (!this.#isWanted) return;
    const application = await withTimeout(this.#load(this.#remote, this.#loadFailures), this.#remote.name).catch((error: unknown) => {
      this.#loadFailures += 1;
      throw error;
    });
    if (!this.#isWanted) return;
    this.#mounted = application;
    await application.mount({ build: this.#remote.version, onError: (error) => this.#then(() => Promise.reject(error as Error)) });
    this.#clearMessage();
    this.#place.hidden = !this.#isWanted;
  }

  async #end(): Promise<void> {
    const application = this.#mounted;
    this.#mounted = undefined;
    await application?.unmount();
    if (!this.#isWanted) this.#place.replaceChildren();
  }

  async #fail(error: unknown): Promise<void> {
    reportFailure(error);
    await this.#end().catch(reportFailure);
    this.#clearMessage();
    if (!this.#isWanted) return;
    const container = this.#place;
    const hasServerMarkup = container.hasAttribute(renderedByAttribute);
    if (!hasServerMarkup) container.replaceChildren();
    const box = document.createElement('div');
    container.before(box);
    const root = createRoot(box);
    root.render(this.#wrap(<RemoteError hasServerMarkup={hasServerMarkup} onRetry={() => this.#then(() => this.#show())} />));
    this.#message = { root, box };
  }

  #clearMessage(): void {
    this.#message?.root.unmount();
    this.#message?.box.remove();
    this.#message = undefined;
  }
}
