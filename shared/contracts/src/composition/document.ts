/** Element ids shared by the shell's document and the remotes. */
export const documentIds = {
  header: 'gvg-header',
  content: 'gvg-content',
  footer: 'gvg-footer',
  registry: 'gvg-registry',
  shellState: 'gvg-state-shell',
} as const;

/** Id of the element that a remote renders into. */
export const elementIdOf = (remote: string) => `gvg-${remote}`;

/** Id of the `<script type="application/json">` that holds the hydration state of a remote's markup. */
export const stateIdOf = (remote: string) => `gvg-state-${remote}`;

/** Set on server-rendered markup to the release that rendered it; removed after hydration. */
export const renderedByAttribute = 'data-ssr';

/** Set on a remote's element when its server responded that the path does not exist: the remote starts in that state. */
export const notFoundAttribute = 'data-missing';

/** Header slots for widgets of remotes; an empty slot takes no space. */
export const headerSlots = ['orders', 'bell', 'cart', 'account'] as const;
export type HeaderSlot = (typeof headerSlots)[number];
export const slotIdOf = (slot: HeaderSlot) => `gvg-slot-${slot}`;

/** Set on an element once React has hydrated it: from then on events in it need no replay. */
export const hydratedAttribute = 'data-live';

/** Set on the `<style>` with the faces of the web fonts, which take effect when the scripts have arrived. */
export const fontsAttribute = 'data-fonts';

/** localStorage key of a browser that has loaded the web fonts: they are in force from the start. */
export const fontsKey = 'gvg:fonts';

/** User input before the scripts have loaded, recorded by an inline script of the document and replayed after hydration. */
export interface EarlyActions {
  clicks: Element[];
  /** Fields whose value was changed, each once. */
  changes?: Element[];
  /** Whether a pointer or key was pressed since the document arrived. */
  isUsed?: boolean;
}

declare global {
  interface Window {
    __GVG_EARLY__?: EarlyActions;
  }
}
