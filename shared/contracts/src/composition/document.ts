/** Names that the shell's document and the remotes agree on. */
export const documentIds = { header: 'gvg-header', content: 'gvg-content', footer: 'gvg-footer', registry: 'gvg-registry', shellState: 'gvg-state-shell' } as const;

/** Element that a remote draws into. */
export const elementIdOf = (remote: string) => `gvg-${remote}`;

/** `<script type="application/json">` that holds what a remote's markup was drawn from. */
export const stateIdOf = (remote: string) => `gvg-state-${remote}`;

/** Set on drawn markup to the release that drew it; taken away once the browser has taken over. */
export const renderedByAttribute = 'data-ssr';

/** Set on a remote's element when its server found nothing under this address: the remote starts from that answer. */
export const notFoundAttribute = 'data-missing';

/** Places in the header that widgets of remotes fill; an empty one takes no space. */
export const headerSlots = ['orders', 'bell', 'cart', 'account'] as const;
export type HeaderSlot = (typeof headerSlots)[number];
export const slotIdOf = (slot: HeaderSlot) => `gvg-slot-${slot}`;

/** Set on an element once React answers in it: from then on nothing has to be kept for later. */
export const hydratedAttribute = 'data-live';

/** What the visitor did before any script was there, kept by an inline script of the document until it can be answered. */
export interface EarlyActions {
  clicks: Element[];
}

declare global {
  interface Window {
    __GVG_EARLY__?: EarlyActions;
  }
}
