/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { pageContractVersion } from '@gvg/contracts/composition/page-contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { samplePageInfo, renderPage } from '../page/render-page.fixtures.tsx';
import { chooseDestination } from '@gvg/customer-ui';
import { Header } from './header.tsx';

// jsdom has no viewport width: elements of wide screens count as hidden, and hidden elements have no accessible name.
const banner = () => within(screen.getByRole('banner'));
const navigation = () => within(banner().getByLabelText('Điều hướng chính'));
const entry = (name: string) => navigation().getByText(name);
const names = () =>
  navigation()
    .getAllByRole('link', { hidden: true })
    .map(({ textContent }) => textContent);

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

afterEach(() => scrollTo(0));

test('shows the entries of deployed routes and marks the current one', () => {
  renderPage(<Header />, { path: '/rate-table' });
  expect(names()).toEqual(['Trang chủ', 'Bảng giá cước', 'Bán chạy', 'Bài viết']);
  expect(entry('Bảng giá cước').getAttribute('aria-current')).toBe('page');
  expect(entry('Bán chạy').getAttribute('href')).toBe('/#products-in-day');
});

test('shows no entry, search or filter without a deployed route', () => {
  renderPage(<Header />, { page: samplePageInfo({ remotes: [] }) });
  expect(navigation().queryAllByRole('link', { hidden: true })).toEqual([]);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Danh mục' })).toBeNull();
});

test('shows posts only when there are any', () => {
  renderPage(<Header />, { page: samplePageInfo({ content: { ...samplePageInfo().content, hasPosts: false } }) });
  expect(names()).toEqual(['Trang chủ', 'Bảng giá cước', 'Bán chạy']);
});

describe('the destination', () => {
  const page = samplePageInfo({ content: { ...samplePageInfo().content, freightPrices: { JP: 150_000, TW: 55_000 } } });
  const button = () => navigation().getByText(/kg$/).closest('button') as HTMLElement;
  beforeEach(() => localStorage.clear());

  test('shows the lowest price of all while it is unknown', () => {
    renderPage(<Header />, { page });
    expect(button().textContent).toBe('Chọn nước nhận · từ 55,000đ/kg');
  });

  test('is shown with its own lowest price', () => {
    localStorage.setItem('DEVELOPMENT_DESTINATION', 'JP');
    renderPage(<Header />, { page });
    expect(button().textContent).toBe('Gửi tới Nhật Bản · từ 150,000đ/kg');
  });

  test('keeps the focused button when another country is chosen', () => {
    renderPage(<Header />, { page });
    const before = button();
    act(() => chooseDestination('JP'));
    expect(button()).toBe(before);
    expect(before.textContent).toContain('Nhật Bản');
  });
});

test('links to the intro of the header template', () => {
  const content = { ...samplePageInfo().content, intro: { text: 'Giới thiệu', link: '/page/gioi-thieu' } };
  renderPage(<Header />, { page: samplePageInfo({ content }) });
  expect(banner().getByText('Giới thiệu').getAttribute('href')).toBe('/page/gioi-thieu');
});

test.each([
  [10, false],
  [11, true],
])('when scrolled by %s px sets compact to %s', (top, isCompact) => {
  renderPage(<Header />);
  scrollTo(top);
  expect(screen.getByRole('banner').hasAttribute('data-compact')).toBe(isCompact);
});

test.each([
  ['bare', 0],
  ['public', 1],
] as const)('on a page with the %s layout, renders %s headers', (layout, count) => {
  const remotes = [
    {
      name: 'mf-storefront',
      version: '1',
      pageContract: pageContractVersion,
      entryUrl: '/entry.js',
      routes: [{ path: '/gift-guide', layout }],
      widgets: [],
    },
  ];
  renderPage(<Header />, { path: '/gift-guide', page: samplePageInfo({ remotes }) });
  expect(screen.queryAllByRole('banner')).toHaveLength(count);
});

test.each(['/auth', '/admin/dashboard', '/order/GVG7K3F2Q'])('is absent on %s', (path) => {
  renderPage(<Header />, { path });
  expect(screen.queryByRole('banner')).toBeNull();
});

describe('the language menu', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const opener = () => screen.getByRole('button', { name: /Ngôn ngữ/ });
  const english = () => screen.queryByRole('link', { name: 'English' });
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  const movePointer = (kind: 'pointerEnter' | 'pointerLeave') =>
    fireEvent[kind](opener().parentElement as HTMLElement, { pointerType: 'mouse' });

  test('opens after 100 ms of hover and closes 200 ms after the pointer leaves', () => {
    renderPage(<Header />);
    movePointer('pointerEnter');
    wait(99);
    expect(english()).toBeNull();
    wait(1);
    expect(english()).not.toBeNull();
    movePointer('pointerLeave');
    wait(199);
    expect(english()).not.toBeNull();
    wait(1);
    expect(english()).toBeNull();
  });

  test('stays closed when the pointer only passes over it', () => {
    renderPage(<Header />);
    movePointer('pointerEnter');
    wait(50);
    movePointer('pointerLeave');
    wait(1_000);
    expect(english()).toBeNull();
  });

  test('opens on click and closes on Escape', () => {
    renderPage(<Header />);
    fireEvent.click(opener());
    expect(opener().getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(opener(), { key: 'Escape' });
    expect(english()).toBeNull();
  });

  test('keeps path and query, and uses the other language’s slug when the head provides it', () => {
    renderPage(<Header />, { path: '/search?keyword=banh' });
    fireEvent.click(opener());
    expect(english()?.getAttribute('href')).toBe('/en/search?keyword=banh');
    document.head.innerHTML =
      '<link rel="alternate" hreflang="en-US" href="https://shop.example/en/product/rice-paper-1"><link rel="alternate" hreflang="vi" href="https://shop.example/product/banh-trang-1">';
    act(() => void document.dispatchEvent(new Event('gvg:head')));
    expect(english()?.getAttribute('href')).toBe('/en/product/rice-paper-1?keyword=banh');
    document.head.innerHTML = '';
  });
});
