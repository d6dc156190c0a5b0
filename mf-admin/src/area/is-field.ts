const fields = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** Returns true if the target accepts typed text. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(fields) !== null;

/** Returns true while a dialog is open, which then receives the keys. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;
