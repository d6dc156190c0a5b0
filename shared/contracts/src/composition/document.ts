/** Element ids shared by the shell's document and the remotes. */
export const documentIds = {
  page: 'gvg-page',
  content: 'gvg-content',
  overlays: 'gvg-overlays',
  registry: 'gvg-registry',
  shellState: 'gvg-state-shell',
  /** The faces of the fonts, in documents that leave them for later. */
  lateFonts: 'gvg-late-fonts',
} as const;

/** Id of the element that a remote renders into. */
export const elementIdOf = (remote: string) => `gvg-${remote}`;

/** Id of the `<script type="application/json">` that holds the hydration state of a remote's markup. */
export const stateIdOf = (remote: string) => `gvg-state-${remote}`;

/** Set on the element of a React root while it holds markup of a server, to the release that rendered it; removed when React takes over. */
export const renderedByAttribute = 'data-ssr';

/** Set on a remote's element when its server responded that the path does not exist: the remote starts in that state. */
export const notFoundAttribute = 'data-missing';

/** Header slots for widgets of remotes; an empty slot takes no space. */
export const headerSlots = ['orders', 'bell', 'cart', 'account'] as const;
export type HeaderSlot = (typeof headerSlots)[number];
export const slotIdOf = (slot: HeaderSlot) => `gvg-slot-${slot}`;

/** What a visitor has done in markup that React has not hydrated yet, recorded by an inline script of the document (shell/src/inline/early-input.ts). */
export interface EarlyInput {
  /** Buttons that were clicked. */
  clicks: Element[];
  /** Fields whose value was changed, each once. */
  changes: Element[];
  /** Whether a pointer or key was pressed since the document arrived. */
  isUsed: boolean;
}

declare global {
  interface Window {
    __GVG_EARLY__?: EarlyInput;
  }
}
