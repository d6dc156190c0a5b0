import { whenUsedOrIdle } from './when-used-or-idle.ts';

/** Holds back the hydration of the sections that a visitor sees or uses last (`HydrateLater`). */
export class HydrationGate {
  #isOpen = false;
  #resolve: () => void = () => undefined;
  readonly whenOpen = new Promise<void>((resolve) => (this.#resolve = resolve));

  get isOpen(): boolean {
    return this.#isOpen;
  }

  open(): void {
    this.#isOpen = true;
    this.#resolve();
  }
}

/** A gate for the markup in `element`, open once something in it is used or the page is idle. Call it before React listens: it hydrates what an event needs. */
export function gateOf(element: HTMLElement): HydrationGate {
  const gate = new HydrationGate();
  whenUsedOrIdle(element, () => gate.open());
  return gate;
}
