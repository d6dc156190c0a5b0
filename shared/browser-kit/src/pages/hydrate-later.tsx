import { useLocation } from '@gvg/router';
import { styled } from '@gvg/ui';
import { Suspense, createContext, use, useContext, useId, useState } from 'react';
import type { ReactNode } from 'react';

/** The element of a section that is hydrated later; its value is the id of the section. */
const sectionAttribute = 'data-hydrated-later';
/** Events that precede or are the use of something. */
const uses = ['pointerdown', 'keydown', 'focusin', 'beforeinput', 'click', 'input', 'change'] as const;
/** The longest wait for an idle moment, in milliseconds. */
const timeout = 3_000;
/** For browsers without requestIdleCallback. */
const delayWithoutIdle = 300;

/**
 * Until the page is idle: calls `onUse` with what is used in `root`. It listens on the document, because a section has to be open when React, which listens on
 * every root around the target, looks for what the event needs.
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
      // React reads it: from now on `use` returns at once, in the task of the event that has opened the section.
      Reflect.set(whenOpen, 'status', 'fulfilled');
      resolve();
    },
  };
}

type Section = ReturnType<typeof createSection>;

/** Holds back the `HydrateLater` sections in the markup of a root: each until something in it is used, all until the page is idle. */
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

/** Undefined on servers and where the browser renders from scratch: there is nothing to hold back. */
export const HydrationGateContext = createContext<HydrationGate | undefined>(undefined);

const Contents = styled('div')({ display: 'contents' });

function Gated({ section, children }: { section: Section | undefined; children: ReactNode }) {
  if (section) use(section.whenOpen);
  return children;
}

/**
 * A section that visitors use later than the rest, such as one below the first screen: its server-rendered markup stays as it is until the browser is idle,
 * or until something in it is used (infra/docs/decisions/order-of-hydration.md).
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
