/** Scrolls to an element of the page and focuses it. Returns false if there is none. */
export function focusElement(id: string): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
  element.scrollIntoView();
  return true;
}
