const usable = 'a[href], button, input, select, textarea, summary, label, [role="button"]';

/** In square pixels. A corner of anything larger, such as the link around a picture, may be covered. */
const largeArea = 12_000;
const largestShare = 0.25;

/** Pixels between the places that are tried upwards; the first that covers nothing is used. */
const step = 16;
/** In pixels. As high as a thumb at the lower edge reaches. */
const highest = 320;
/** Points checked along an edge: closer together than the smallest target (24 px, WCAG 2.5.8). */
const pointsAlongEdge = 4;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const sharedArea = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

function coversTarget(floating: Element, box: Box): boolean {
  const seen = new Set<Element>();
  for (let column = 0; column < pointsAlongEdge; column += 1)
    for (let row = 0; row < pointsAlongEdge; row += 1) {
      const x = box.left + ((box.right - box.left - 1) * column) / (pointsAlongEdge - 1);
      const y = box.top + ((box.bottom - box.top - 1) * row) / (pointsAlongEdge - 1);
      for (const element of document.elementsFromPoint(x, y)) {
        const target = element.closest(usable);
        if (target === null || floating.contains(target) || seen.has(target)) continue;
        seen.add(target);
        const place = target.getBoundingClientRect();
        const area = place.width * place.height;
        if (area <= largeArea || sharedArea(box, place) > area * largestShare) return true;
      }
    }
  return false;
}

/**
 * Returns how far above its place a floating button covers no control, in pixels; 0 if there is no such place. The button may be moving
 * when this is called.
 */
export function findClearPlace(floating: Element, button: Element): number {
  const lift = -new DOMMatrixReadOnly(getComputedStyle(floating).transform).m42;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  for (let raised = 0; raised <= highest; raised += step) {
    const moved = lift - raised;
    if (top + moved < 0) break;
    if (!coversTarget(floating, { left, right, top: top + moved, bottom: bottom + moved })) return raised;
  }
  return 0;
}
