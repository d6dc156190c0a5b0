/** Scrolls to an element of the page and focuses it; false without such an element. */
export function focusElement(id: string): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
  element.scrollIntoView();
  return true;
}
