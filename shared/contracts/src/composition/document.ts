/** Element ids shared by the shell's document and the remotes. */
export const documentIds = {
  page: 'gvg-page',
  content: 'gvg-content',
  overlays: 'gvg-overlays',
  registry: 'gvg-registry',
  shellState: 'gvg-state-shell',
  /** Font faces, in documents that load them late. */
  lateFonts: 'gvg-late-fonts',
} as const;

/** Id of the element that a remote renders into. */
export const elementIdOf = (remote: string) => `gvg-${remote}`;

/** Id of the `<script type="application/json">` that holds the hydration state of a remote's markup. */
export const stateIdOf = (remote: string) => `gvg-state-${remote}`;

/** Marks the element of a React root with server markup. Its value is the release that rendered it; removed when React takes over. */
export const renderedByAttribute = 'data-ssr';

/** Set on a remote's element if its server responded that the path does not exist. The remote starts in that state. */
export const notFoundAttribute = 'data-missing';

/** Header slots for widgets of remotes. An empty slot takes no space. */
export const headerSlots = ['orders', 'bell', 'cart', 'account'] as const;
export type HeaderSlot = (typeof headerSlots)[number];
export const slotIdOf = (slot: HeaderSlot) => `gvg-slot-${slot}`;

/** Input on markup that React has not hydrated yet, recorded by an inline script of the document (shell/src/inline/early-input.ts). */
export interface EarlyInput {
  /** Clicked buttons. */
  clicks: Element[];
  /** Changed fields, each once. */
  changes: Element[];
  /** Whether a pointer or key was pressed since the document arrived. */
  isUsed: boolean;
}

declare global {
  interface Window {
    __GVG_EARLY__?: EarlyInput;
  }
}
