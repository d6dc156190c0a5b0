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
