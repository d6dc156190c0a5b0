const fields = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** Whether what is typed there is meant for a field. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(fields) !== null;

/** Whether a dialog lies above the page: what is typed is meant for it. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;
