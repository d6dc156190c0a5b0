/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { idOf } from '@gvg/browser-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@gvg/browser-kit';
import type { FakeResponse } from '@gvg/browser-kit/testing';
import { slotIdOf } from '@gvg/contracts/composition/document';
import { sampleProducer } from '../../../server/warm-up/sample-entities.ts';
import { dryFood, listPage, makeProducts, ricePaper } from '../../testing/goods.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { flyToCart } from './fly-to-cart.ts';

const responses: Record<string, FakeResponse> = {
  '/v1/products/': ricePaper,
  '/v1/products?': listPage([
    ...makeProducts(2),
    { ...ricePaper, _id: idOf(300), name: { vi: 'Yến sào', en: 'Nest' }, type: 'HARD_TO_GET' },
    { ...ricePaper, _id: idOf(301), name: { vi: 'Hết rồi', en: 'Gone' }, stock: 0 },
  ]),
  '/v1/product-categories': listPage([dryFood]),
  '/v1/producers': listPage([sampleProducer]),
  '/v1/producers/': sampleProducer,
  '/v1/product-facets/producers': listPage([]),
  '/v1/countries': listPage([]),
  '/v1/users-rating/': listPage([], { limit: 5 }),
};
const productPath = `/product/banh-trang-deo-tay-ninh-${ricePaper._id}`;

/** A fake cart in which the product had `before` pieces. */
function cart(before = 0) {
  const bodies: unknown[] = [];
  const record = (input: string) => (JSON.parse(input) as { body: { amount?: number } }).body;
  return {
    bodies,
    addProductToCart: (input: string) => {
      const body = record(input);
      bodies.push(body);
      return { _id: idOf(7), amount: before + (body.amount ?? 1) };
    },
    updateCartLine: (input: string) => {
      bodies.push(record(input));
      return { _id: idOf(7) };
    },
  };
}

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'GUEST_SESSION_ID=guest; path=/';
});

/** Presses the button twice by keyboard before the first request is answered. */
async function expectOneAddWithFocus(path: string, name: string): Promise<void> {
  const { bodies, ...calls } = cart();
  const answer = Promise.withResolvers<undefined>();
  const { user } = await renderPage(path, {
    ...responses,
    addProductToCart: async (input) => {
      const line = calls.addProductToCart(input);
      await answer.promise;
      return line;
    },
  });
  const button = await screen.findByRole('button', { name });
  button.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  // Browsers move the focus away from a disabled button.
  expect(button).toHaveProperty('disabled', false);
  await user.keyboard('{Enter}');
  answer.resolve(undefined);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
  expect(document.activeElement).toBe(button);
  expect(bodies).toHaveLength(1);
}

describe('the product page', () => {
  it('adds the chosen number of pieces, and can undo it', async () => {
    const { bodies, ...calls } = cart(2);
    const { user, shell } = await renderPage(productPath, { ...responses, ...calls });
    await user.click(await screen.findByRole('button', { name: 'Thêm một' }));
    await user.click(screen.getByRole('button', { name: 'Thêm 2 phần vào giỏ' }));
    await waitFor(() =>
      expect(shell.toast).toHaveBeenCalledWith(
        expect.objectContaining({ text: 'Đã thêm Bánh tráng dẻo Tây Ninh vào giỏ' }),
      ),
    );
    const [toast] = shell.toast.mock.calls[0] as [{ action: { label: string; run: () => void } }];
    expect(toast.action.label).toBe('Hoàn tác');
    act(() => toast.action.run());
    await waitFor(() => expect(bodies).toEqual([{ product: ricePaper._id, amount: 2 }, { amount: 2 }]));
  });

  it.each([
    ['', 'Thêm vào giỏ', 'Xem giỏ'],
    ['/en', 'Add to cart', 'See the cart'],
  ])('links to the cart from the confirmation (%s)', async (language, add, see) => {
    const { user, shell } = await renderPage(`${language}${productPath}`, { ...responses, ...cart() });
    await user.click(await screen.findByRole('button', { name: add }));
    await waitFor(() => expect(shell.toast).toHaveBeenCalled());
    const [toast] = shell.toast.mock.calls[0] as [{ otherAction: { label: string; run: () => void } }];
    expect(toast.otherAction.label).toBe(see);
    toast.otherAction.run();
    expect(shell.navigate).toHaveBeenCalledWith('/user/cart');
  });

  it('removes a new line from the cart on undo', async () => {
    const { bodies, ...calls } = cart();
    const { user, shell } = await renderPage(productPath, { ...responses, ...calls });
    await user.click(await screen.findByRole('button', { name: 'Thêm vào giỏ' }));
    await waitFor(() => expect(shell.toast).toHaveBeenCalled());
    const [toast] = shell.toast.mock.calls[0] as [{ action: { run: () => void } }];
    act(() => toast.action.run());
    await waitFor(() => expect(bodies.at(-1)).toEqual({ status: 'WITHOUT_CART' }));
  });

  it.each(['Thêm vào giỏ', 'Mua ngay'])('keeps the focus on "%s" while adding, and adds once', (name) =>
    expectOneAddWithFocus(productPath, name),
  );

  it('has the amount above the buttons that buy', async () => {
    await renderPage(productPath, responses);
    const amount = await screen.findByRole('textbox', { name: 'Số lượng' });
    const add = screen.getByRole('button', { name: 'Thêm vào giỏ' });
    expect(amount.compareDocumentPosition(add)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows price and button at the bottom of phones while its buttons are not visible', async () => {
    const observers: [Element, (entries: { isIntersecting: boolean }[]) => void][] = [];
    jest.spyOn(window, 'IntersectionObserver').mockImplementation(function observe(report) {
      return {
        observe: (element: Element) => void observers.push([element, report as never]),
        disconnect() {},
      } as unknown as IntersectionObserver;
    });
    const { bodies, ...calls } = cart();
    const { user, shell } = await renderPage(productPath, { ...responses, ...calls });
    await user.click(await screen.findByRole('button', { name: 'Thêm một' }));
    const [buttons, bar] = screen
      .getAllByText('Thêm 2 phần vào giỏ')
      .map(({ parentElement }) => parentElement as HTMLElement) as [HTMLElement, HTMLElement];
    const scroll = (isIntersecting: boolean) =>
      act(() => observers.forEach(([element, report]) => element === buttons && report([{ isIntersecting }])));
    expect(bar.textContent).toBe('65,000đThêm 2 phần vào giỏ');
    expect(getComputedStyle(bar).visibility).toBe('hidden');
    scroll(false);
    expect(getComputedStyle(bar).visibility).toBe('visible');
    fireEvent.click(within(bar).getByRole('button', { hidden: true }));
    await waitFor(() => expect(shell.toast).toHaveBeenCalled());
    expect(bodies).toEqual([{ product: ricePaper._id, amount: 2 }]);
    scroll(true);
    expect(getComputedStyle(bar).visibility).toBe('hidden');
  });

  it('opens the check-out with "buy now"', async () => {
    const { bodies, ...calls } = cart();
    const { user, shell } = await renderPage(productPath, { ...responses, ...calls });
    await user.click(await screen.findByRole('button', { name: 'Mua ngay' }));
    await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith(`/order/check-out?product=${ricePaper._id}`));
    expect(bodies).toEqual([{ product: ricePaper._id, amount: 1 }]);
  });

  it('requests a quote for a product that is hard to get', async () => {
    const { user, shell } = await renderPage(productPath, {
      ...responses,
      ...cart(),
      '/v1/products/': { ...ricePaper, type: 'HARD_TO_GET' },
    });
    await user.click(await screen.findByRole('button', { name: 'Yêu cầu báo giá' }));
    await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith(`/user/cart?quote=${ricePaper._id}`));
    expect(screen.queryByRole('button', { name: 'Mua ngay' })).toBeNull();
  });

  it('shows why nothing was added', async () => {
    const { user, shell } = await renderPage(productPath, {
      ...responses,
      addProductToCart: new ApiError(409, { message: 'CART_AMOUNT_NOT_ENOUGH' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Mua ngay' }));
    await waitFor(() =>
      expect(shell.toast).toHaveBeenCalledWith({ kind: 'error', text: 'Kho không còn đủ số lượng này.' }),
    );
    expect(shell.navigate).not.toHaveBeenCalled();
  });

  it.each([
    ['', 'Thêm vào giỏ', 'Mua được nhiều nhất 3 phần, tính cả số đã có trong giỏ.'],
    ['/en', 'Add to cart', 'At most 3 can be bought, counting what is in your cart.'],
  ])('shows the available number if too many are requested (%s)', async (language, add, text) => {
    const details = [{ path: 'amount', code: 'TOO_BIG', message: '', maximum: 3 }];
    const { user, shell } = await renderPage(`${language}${productPath}`, {
      ...responses,
      addProductToCart: new ApiError(409, { message: 'CART_AMOUNT_NOT_ENOUGH', details }),
    });
    await user.click(await screen.findByRole('button', { name: add }));
    await waitFor(() => expect(shell.toast).toHaveBeenCalledWith({ kind: 'error', text }));
  });

  it('has no buttons for a sold-out product', async () => {
    await renderPage(productPath, { ...responses, '/v1/products/': { ...ricePaper, stock: 0 } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: /^Thêm vào giỏ$|Mua ngay/ })).toBeNull();
  });
});

describe('a card', () => {
  it('adds one piece, next to its link', async () => {
    const { bodies, ...calls } = cart();
    const { user, shell } = await renderPage('/search', { ...responses, ...calls });
    const button = await screen.findByRole('button', { name: 'Thêm Món 1 vào giỏ' });
    expect(button.closest('a')).toBeNull();
    await user.click(button);
    await waitFor(() =>
      expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ text: 'Đã thêm Món 1 vào giỏ' })),
    );
    expect(bodies).toEqual([{ product: idOf(200), amount: 1 }]);
  });

  it.each(['Thêm Món 1 vào giỏ', 'Yêu cầu báo giá cho Yến sào'])('keeps the focus on "%s", and adds once', (name) =>
    expectOneAddWithFocus('/search', name),
  );

  it('offers a quote, or nothing, depending on its product', async () => {
    await renderPage('/search', responses);
    expect(await screen.findByRole('button', { name: 'Yêu cầu báo giá cho Yến sào' })).toBeTruthy();
    const gone = screen.getByRole('link', { name: /Hết rồi/ }).closest('li') as HTMLElement;
    expect(within(gone).queryByRole('button')).toBeNull();
  });
});

describe('animation of a picture to the cart', () => {
  const rect = { left: 10, top: 10, width: 100, height: 100 } as DOMRect;

  function setUp(prefersReducedMotion: boolean) {
    document.body.innerHTML = `<img src="data:,"><div id="${slotIdOf('cart')}"></div>`;
    window.matchMedia = () => ({ matches: prefersReducedMotion }) as MediaQueryList;
    for (const element of document.body.children) element.getBoundingClientRect = () => rect;
    const finished = Promise.resolve({} as Animation);
    const animate = jest.fn(() => ({ finished }) as unknown as Animation);
    HTMLElement.prototype.animate = animate;
    return animate;
  }

  it('shows a copy, which is removed afterwards', async () => {
    const animate = setUp(false);
    flyToCart(document.querySelector('img'));
    expect(document.querySelectorAll('img')).toHaveLength(2);
    await waitFor(() => expect(document.querySelectorAll('img')).toHaveLength(1));
    expect(animate).toHaveBeenCalledTimes(1);
  });

  it('is skipped if the user prefers reduced motion', () => {
    const animate = setUp(true);
    flyToCart(document.querySelector('img'));
    expect(animate).not.toHaveBeenCalled();
  });
});
