/** Replaces the order of hydration in the single bundle: its page is hydrated whole at start. */
export const watchUses = (_element: HTMLElement, _onUse: (target: Element) => void, onIdle: () => void): void =>
  onIdle();

export const whenUsedOrIdle = (_element: HTMLElement, start: () => void): void => start();

export const isUsedEarly = (): boolean => false;
