import { slotIdOf } from '@gvg/contracts/composition/document';

const durationMs = 450;

/** Moves a copy of a product's picture to the cart icon. Skipped if the user prefers reduced motion, or if one of them is not visible. */
export function flyToCart(picture: Element | null | undefined): void {
  const cart = document.getElementById(slotIdOf('cart'))?.getBoundingClientRect();
  const from = picture?.getBoundingClientRect();
  if (
    !(picture instanceof HTMLImageElement) ||
    !cart ||
    !from ||
    from.width === 0 ||
    cart.width === 0 ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  )
    return;
  const copy = picture.cloneNode() as HTMLImageElement;
  copy.alt = '';
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '40',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    pointerEvents: 'none',
  });
  document.body.append(copy);
  const [x, y] = [
    cart.left + cart.width / 2 - from.left - from.width / 2,
    cart.top + cart.height / 2 - from.top - from.height / 2,
  ];
  const flight = copy.animate(
    [{ opacity: 1 }, { transform: `translate(${x}px, ${y}px) scale(${24 / from.width})`, opacity: 0.4 }],
    { duration: durationMs, easing: 'ease-out' },
  );
  const end = () => copy.remove();
  flight.finished.then(end, end);
}
