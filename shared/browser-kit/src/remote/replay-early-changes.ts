type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

const isCheckable = ({ type }: Field) => type === 'checkbox' || type === 'radio';

/** The event that React handles as a change of the field. A click that is no MouseEvent does not toggle it. */
function changeEventOf(field: Field): Event {
  if (field instanceof HTMLSelectElement) return new Event('change', { bubbles: true });
  return new Event(isCheckable(field) ? 'click' : 'input', { bubbles: true });
}

/** React ignores an event when the value equals the one that it has recorded by its own property on the element, so that is made to differ. */
function restore(field: Field, property: 'value' | 'checked', value: string | boolean): void {
  Reflect.set(field, property, typeof value === 'string' ? '' : !value);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, value);
}

/** Returns a function that reports the present value of the field to React, which may reset it until then. */
function reportLater(field: Field): () => void {
  const property = field instanceof HTMLInputElement && isCheckable(field) ? 'checked' : 'value';
  const value = Reflect.get(field, property) as string | boolean;
  return () => {
    if (!field.isConnected) return;
    // Hydrates the section of the field, if it is not yet.
    if (!(field instanceof HTMLSelectElement)) field.dispatchEvent(changeEventOf(field));
    restore(field, property, value);
    field.dispatchEvent(changeEventOf(field));
  };
}

/** Takes the fields inside `element` that were changed before scripts were loaded. The returned function reports their values to React; call it once it handles events. */
export function replayEarlyChanges(element: HTMLElement): () => void {
  const early = window.__GVG_EARLY__;
  const fields = early?.changes?.filter((field) => element.contains(field)) ?? [];
  if (early?.changes) early.changes = early.changes.filter((field) => !fields.includes(field));
  return () =>
    void setTimeout(() => {
      for (const report of fields.filter(isField).map(reportLater)) report();
    }, 0);
}
