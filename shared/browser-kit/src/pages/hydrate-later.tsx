import { useLocation } from '@gvg/router';
import { styled } from '@gvg/ui';
import { Suspense, createContext, use, useContext, useId, useState } from 'react';
import type { ReactNode } from 'react';

/** Marks the element of a section that is hydrated later. Its value is the id of the section. */
const sectionAttribute = 'data-hydrated-later';
/** Events that precede or are an interaction. */
const uses = ['pointerdown', 'keydown', 'focusin', 'beforeinput', 'click', 'input', 'change'] as const;
/** Longest wait for an idle moment, in milliseconds. */
const timeout = 3_000;
/** Milliseconds, for browsers without requestIdleCallback. */
const delayWithoutIdle = 300;

/**
 * Until the page is idle, calls `onUse` with the target of each interaction in `root`. Listens on the document, because a section must be
 * open before React, which listens on every root around the target, handles the event.
 */
function watchUses(root: HTMLElement, onUse: (target: Element) => void, onIdle: () => void): void {
  const use = ({ target }: Event) => {
    if (target instanceof Element && root.contains(target)) onUse(target);
  };
  for (const type of uses) document.addEventListener(type, use, true);
  const end = () => {
    for (const type of uses) document.removeEventListener(type, use, true);
    onIdle();
  };
  if ('requestIdleCallback' in window) requestIdleCallback(end, { timeout });
  else setTimeout(end, delayWithoutIdle);
}

function createSection() {
  const { promise: whenOpen, resolve } = Promise.withResolvers<void>();
  return {
    whenOpen,
    open() {
      // React reads this status: from now on `use` returns synchronously, in the task of the event that opened the section.
      Reflect.set(whenOpen, 'status', 'fulfilled');
      resolve();
    },
  };
}

type Section = ReturnType<typeof createSection>;

/** Holds back the `HydrateLater` sections in the markup of a root: each until an interaction in it, all until the page is idle. */
export class HydrationGate {
  #isIdle = false;
  readonly #sections = new Map<string, Section>();

  constructor(root: HTMLElement) {
    watchUses(
      root,
      (target) => this.#openAround(target),
      () => {
        this.#isIdle = true;
        for (const section of this.#sections.values()) section.open();
      },
    );
  }

  section(id: string): Section {
    const section = this.#sections.get(id) ?? createSection();
    this.#sections.set(id, section);
    if (this.#isIdle) section.open();
    return section;
  }

  #openAround(target: Element): void {
    let element = target.closest(`[${sectionAttribute}]`);
    while (element) {
      this.section(element.getAttribute(sectionAttribute) ?? '').open();
      element = element.parentElement?.closest(`[${sectionAttribute}]`) ?? null;
    }
  }
}

/** Undefined on servers and if the browser renders from scratch, where nothing is to be held back. */
export const HydrationGateContext = createContext<HydrationGate | undefined>(undefined);

const Contents = styled('div')({ display: 'contents' });

function Gated({ section, children }: { section: Section | undefined; children: ReactNode }) {
  if (section) use(section.whenOpen);
  return children;
}

/**
 * A section that visitors use later than the rest, such as one below the first screen. Its server-rendered markup stays unhydrated until
 * the browser is idle, or until an interaction in it (infra/docs/decisions/order-of-hydration.md).
 */
export function HydrateLater({ children }: { children: ReactNode }) {
  const id = useId();
  const section = useContext(HydrationGateContext)?.section(id);
  const location = useLocation();
  const [first] = useState({ children, location });
  // React cannot update a section that is not hydrated: it would replace its markup by the fallback.
  if (first.children !== children || first.location !== location) section?.open();
  return (
    <Contents {...{ [sectionAttribute]: id }}>
      <Suspense>
        <Gated section={section}>{children}</Gated>
      </Suspense>
    </Contents>
  );
}
