import { renderedByAttribute } from '@gvg/contracts/composition/document';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

const isCheckable = ({ type }: Field) => type === 'checkbox' || type === 'radio';

/** Returns the event that React handles as a change of the field. A click that is not a MouseEvent does not toggle it. */
const changeTypeOf = (field: Field) =>
  field instanceof HTMLSelectElement ? 'change' : isCheckable(field) ? 'click' : 'input';

/**
 * Makes the value differ from the one that React recorded by its own property on the element, because React ignores events with an
 * unchanged value.
 */
function restore(field: Field, property: 'value' | 'checked', value: string | boolean): void {
  Reflect.set(field, property, typeof value === 'string' ? '' : !value);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, value);
}

/** Returns a function that reports the current value of the field to React, which may reset it on hydration. */
function reportLater(field: Field): () => void {
  const property = isCheckable(field) ? 'checked' : 'value';
  const value = Reflect.get(field, property) as string | boolean;
  const dispatch = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));
  return () => {
    if (!field.isConnected) return;
    // React hydrates the target of the event before handling it.
    dispatch('input');
    restore(field, property, value);
    dispatch(changeTypeOf(field));
  };
}

/** Whether the element is in the markup of this root, and not in that of an unhydrated root inside it. */
const isOf = (root: HTMLElement) => (target: Element) => target.closest(`[${renderedByAttribute}]`) === root;

/**
 * Takes the clicks and changed fields in the server's markup of `root` that the document's inline script (shell/src/inline/early-input.ts)
 * recorded, and ends the recording. Call it right before `hydrateRoot`, after which React handles events. The returned function dispatches
 * them again; call it in an effect of the root.
 */
export function takeEarlyInput(root: HTMLElement): () => void {
  const early = window.__GVG_EARLY__;
  const clicks = early?.clicks.filter(isOf(root)) ?? [];
  const fields = early?.changes.filter(isOf(root)) ?? [];
  const reports = fields.filter(isField).map(reportLater);
  if (early) {
    early.clicks = early.clicks.filter((target) => !clicks.includes(target));
    early.changes = early.changes.filter((field) => !fields.includes(field));
  }
  root.removeAttribute(renderedByAttribute);
  // After the effects of the commit, which may attach handlers.
  return () =>
    void setTimeout(() => {
      for (const report of reports) report();
      for (const target of clicks) if (target.isConnected && target instanceof HTMLElement) target.click();
    });
}
