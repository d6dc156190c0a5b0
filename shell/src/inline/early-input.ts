import { renderedByAttribute } from '@gvg/contracts/composition/document';
import type { EarlyInput } from '@gvg/contracts/composition/document';

// Handles input before React has hydrated the element: dialogs of the document open and close; other clicks on buttons and changed fields
// are recorded (browser-kit, `takeEarlyInput`). Links and forms need no script.

const early: EarlyInput = { clicks: [], changes: [], isUsed: false };
window.__GVG_EARLY__ = early;

/** Returns the element of a visitor's event if it is in server-rendered markup. */
const earlyTarget = ({ isTrusted, target }: Event): Element | undefined =>
  isTrusted && target instanceof Element && target.closest(`[${renderedByAttribute}]`) ? target : undefined;

const dialogOf = ({ dataset }: HTMLButtonElement): HTMLDialogElement | undefined => {
  const dialog = dataset['opens'] === undefined ? null : document.getElementById(dataset['opens']);
  return dialog instanceof HTMLDialogElement ? dialog : undefined;
};

const clearKeyword = ({ form }: HTMLButtonElement): void => {
  const field = form?.elements.namedItem('keyword');
  if (field instanceof HTMLInputElement) field.value = '';
};

document.addEventListener(
  'click',
  (event) => {
    const target = earlyTarget(event);
    const closer = target?.closest('[data-closes]');
    if (closer) return closer.closest('dialog')?.close();
    const button = target?.closest<HTMLButtonElement>('button:not([type=submit])');
    if (!button) return;
    const dialog = dialogOf(button);
    if (dialog) return dialog.showModal();
    if (button.matches('[data-clears]')) clearKeyword(button);
    early.clicks.push(button);
  },
  true,
);

for (const type of ['input', 'change'])
  document.addEventListener(
    type,
    (event) => {
      const field = earlyTarget(event);
      if (field && !early.changes.includes(field)) early.changes.push(field);
    },
    true,
  );

for (const type of ['pointerdown', 'keydown'])
  document.addEventListener(type, () => (early.isUsed = true), { capture: true, once: true });

// An empty keyword is left out of the URL, so that the search form opens bare /search; also after hydration.
document.addEventListener(
  'submit',
  ({ target }) => {
    const field = target instanceof HTMLFormElement && target.elements.namedItem('keyword');
    if (!(field instanceof HTMLInputElement) || field.value.trim() !== '') return;
    field.disabled = true;
    setTimeout(() => (field.disabled = false));
  },
  true,
);
