/** Names that the shell's document and the remotes agree on. */
export const documentIds = { header: 'gvg-header', content: 'gvg-content', footer: 'gvg-footer', registry: 'gvg-registry', shellState: 'gvg-state-shell' } as const;

/** Element that a remote draws into. */
export const elementIdOf = (remote: string) => `gvg-${remote}`;

/** `<script type="application/json">` that holds what a remote's markup was drawn from. */
export const stateIdOf = (remote: string) => `gvg-state-${remote}`;

/** Set on drawn markup to the release that drew it; taken away once the browser has taken over. */
export const drawnByAttribute = 'data-ssr';

/** What the visitor did before any script was there, kept by an inline script of the document until it can be answered. */
export interface EarlyActions {
  clicks: Element[];
}

declare global {
  interface Window {
    __GVG_EARLY__?: EarlyActions;
  }
}
