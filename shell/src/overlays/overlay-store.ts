import { createStore } from '@gvg/browser-kit';
import { addressWithoutDestination } from '@gvg/customer-ui';
import type { ErrorCode } from '@gvg/contracts/errors';
import type { ChatDraft, SignInMode, Toast } from '@gvg/contracts/composition/shell-api';

/** Challenge of a sign-in that waits for its second factor. */
export interface SecondFactorChallenge {
  challenge: string;
  /** The second factor has to be set up first. */
  mustSetUp: boolean;
}

/** An overlay above the page; at most one of each kind is open. */
export type Overlay =
  | { kind: 'filter' }
  | { kind: 'search'; keyword: string }
  | { kind: 'destination'; onChosen?: (country: string) => void }
  /** `text` replaces the text of the code. */
  | { kind: 'error'; code: ErrorCode; title?: string; text?: string }
  | { kind: 'images'; images: { url: string; alt: string }[]; startAt: number }
  | { kind: 'qr' }
  | { kind: 'chat'; draft?: ChatDraft }
  | { kind: 'notifications' }
  /** `error`: why the person's sign-in failed. */
  | { kind: 'sign-in'; mode: SignInMode; challenge?: SecondFactorChallenge; error?: ErrorCode }
  | { kind: 'confirmation'; onConfirmed: () => void };

export type ShownToast = Toast & { id: number };

/** Maximum number of visible toasts (specification §9). */
export const toastLimit = 5;

interface OverlayState {
  open: readonly Overlay[];
  toasts: readonly ShownToast[];
}

export const noOverlays: OverlayState = { open: [], toasts: [] };
let toastCount = 0;
/** URLs of the pages on which the overlays were opened. */
const openedOn = new Map<Overlay['kind'], string>();

export const overlayStore = createStore(noOverlays);

const change = (changes: Partial<OverlayState>) => overlayStore.set({ ...overlayStore.get(), ...changes });
const openOverlays = () => overlayStore.get().open;

/** Calls that fail after the session has expired must not replace its message, the only one that helps. */
const isExpiredSession = (overlay: Overlay) => overlay.kind === 'error' && overlay.code === 'INVALID_PERMISSION';

export function openOverlay(overlay: Overlay): void {
  if (overlay.kind === 'error' && openOverlays().some(isExpiredSession)) return;
  openedOn.set(overlay.kind, addressWithoutDestination(location));
  change({ open: [...openOverlays().filter(({ kind }) => kind !== overlay.kind), overlay] });
}

export const isOverlayOpen = (kind: Overlay['kind']): boolean =>
  openOverlays().some((overlay) => overlay.kind === kind);

export function closeOverlay(kind: Overlay['kind']): void {
  change({ open: openOverlays().filter((overlay) => overlay.kind !== kind) });
}

/** Closes the overlays of these kinds that were opened on an earlier page than the current one. */
export function closeLeftOverlays(kinds: readonly Overlay['kind'][]): void {
  const address = addressWithoutDestination(location);
  for (const kind of kinds) if (isOverlayOpen(kind) && openedOn.get(kind) !== address) closeOverlay(kind);
}

export function showToast(toast: Toast): void {
  toastCount += 1;
  change({ toasts: [...overlayStore.get().toasts, { ...toast, id: toastCount }].slice(-toastLimit) });
}

export function closeToast(id: number): void {
  change({ toasts: overlayStore.get().toasts.filter((toast) => toast.id !== id) });
}
