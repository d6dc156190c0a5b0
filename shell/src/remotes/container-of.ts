import { documentIds, elementIdOf } from '@gvg/contracts/composition/document';

/** Returns the element that a remote renders into, created if the document was rendered for another remote. */
export function containerOf(remote: string): HTMLElement {
  const existing = document.getElementById(elementIdOf(remote));
  if (existing) return existing;
  const container = document.createElement('div');
  container.id = elementIdOf(remote);
  document.getElementById(documentIds.content)?.append(container);
  return container;
}
