import { watchUses } from './when-used-or-idle.ts';

/** The element of a section that is hydrated later; its value is the id of the section. */
export const laterAttribute = 'data-hydrated-later';

class Section {
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

/** Holds back the hydration of the sections that a visitor sees or uses last (`HydrateLater`). */
export class HydrationGate {
  #isOpen = false;
  readonly #sections = new Map<string, Section>();

  section(id: string): Section {
    const section = this.#sections.get(id) ?? new Section();
    this.#sections.set(id, section);
    if (this.#isOpen) section.open();
    return section;
  }

  /** Opens the sections that contain the element. */
  openAround(element: Element): void {
    for (
      let section = element.closest(`[${laterAttribute}]`);
      section;
      section = section.parentElement?.closest(`[${laterAttribute}]`) ?? null
    ) {
      this.section(section.getAttribute(laterAttribute) ?? '').open();
    }
  }

  open(): void {
    this.#isOpen = true;
    for (const section of this.#sections.values()) section.open();
  }
}

/**
 * A gate for the markup in `element`: a section is open once something in it is used, all of them once the page is idle. Call it before React listens,
 * which hydrates what an event needs.
 */
export function gateOf(element: HTMLElement): HydrationGate {
  const gate = new HydrationGate();
  watchUses(
    element,
    (target) => gate.openAround(target),
    () => gate.open(),
  );
  return gate;
}
