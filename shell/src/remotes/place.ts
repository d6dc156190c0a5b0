import { documentIds, elementIdOf } from '@gvg/contracts/composition/document';

/** The element that a remote draws into; made when another remote drew the first page. */
export function placeOf(remote: string): HTMLElement {
  const known = document.getElementById(elementIdOf(remote));
  if (known) return known;
  const place = document.createElement('div');
  place.id = elementIdOf(remote);
  document.getElementById(documentIds.content)?.append(place);
  return place;
}
