/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { fireEvent, screen, within } from '@testing-library/react';
import { fakeApi, renderPage, samplePageInfo } from '../page/render-page.fixtures.tsx';
import { DestinationChooser } from './destination-chooser.tsx';

const countries = [
  { code: 'DE', name: { vi: 'Đức', en: 'Germany' } },
  { code: 'KR', name: { vi: 'Hàn Quốc', en: 'South Korea' } },
  { code: 'JP', name: { vi: 'Nhật Bản', en: 'Japan' } },
];
const page = samplePageInfo({
  content: { ...samplePageInfo().content, freightPrices: { DE: 90_000, JP: 165_000, KR: 80_000 } },
});
const pageOf = (docs: object[], hasNextPage = false) => ({ docs, hasNextPage });

/** jsdom has no media queries; this simulates a desktop. */
window.matchMedia = () => ({ matches: false }) as MediaQueryList;
/** As in newer browsers. */
Element.prototype.scrollIntoView = jest.fn(() => Promise.resolve()) as unknown as Element['scrollIntoView'];

beforeEach(() => localStorage.clear());

function open(respond: (address: string) => object = () => pageOf(countries)) {
  const onClose = jest.fn();
  const onChosen = jest.fn();
  const requests: string[] = [];
  const api = fakeApi((_, address) => {
    requests.push(String(address));
    const body = respond(String(address));
    return body instanceof Error ? Promise.reject(body) : Promise.resolve(body);
  });
  renderPage(<DestinationChooser onClose={onClose} onChosen={onChosen} />, { page, api });
  return { onClose, onChosen, requests, field: screen.getByRole('combobox', { name: 'Tìm nước' }) };
}
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const selected = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the destination chooser', () => {
  test('lists the countries with their prices, searched by typing with or without accents', async () => {
    const { field, requests } = open();
    await screen.findAllByRole('option');
    expect(requests).toEqual(['/v1/countries?limit=100&locale=vi&shippable=true']);
    expect(options()).toEqual(['Đứctừ 90,000đ/kg', 'Hàn Quốctừ 80,000đ/kg', 'Nhật Bảntừ 165,000đ/kg']);
    type(field, 'nhat');
    expect(options()).toEqual(['Nhật Bảntừ 165,000đ/kg']);
    expect(screen.getByText('1 nước')).toBeTruthy();
    type(field, 'atlantis');
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getByText('Chúng tôi chưa gửi tới nước này.')).toBeTruthy();
  });

  test('chooses the first match with Enter, stores it, and closes', async () => {
    const { field, onClose, onChosen } = open();
    await screen.findAllByRole('option');
    expect(document.activeElement).toBe(field);
    type(field, 'korea');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(localStorage.getItem('DEVELOPMENT_DESTINATION')).toBe('KR');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onChosen).toHaveBeenCalledWith('KR');
  });

  test('leaves arrows and Enter to an input method that composes a word', async () => {
    const { field, onClose } = open();
    await screen.findAllByRole('option');
    type(field, 'n');
    const before = selected(field);
    for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
      fireEvent.keyDown(field, { key: 'ArrowDown', ...init });
      fireEvent.keyDown(field, { key: 'Enter', ...init });
    }
    expect(selected(field)).toBe(before);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('starts at the chosen country and moves with the arrow keys', async () => {
    localStorage.setItem('DEVELOPMENT_DESTINATION', 'KR');
    const { field } = open();
    const chosen = await screen.findByRole('option', { selected: true });
    expect(within(chosen).getByText('Hàn Quốc')).toBeTruthy();
    expect(selected(field)).toContain('Hàn Quốc');
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(selected(field)).toContain('Nhật Bản');
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(selected(field)).toContain('Đức');
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    expect(selected(field)).toContain('Nhật Bản');
  });

  test('chooses nothing on Enter without a choice or a query', async () => {
    const { field, onClose } = open();
    await screen.findAllByRole('option');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onClose).not.toHaveBeenCalled();
  });

  test('reads every page of the list', async () => {
    open((address) => (address.includes('page=2') ? pageOf(countries.slice(2)) : pageOf(countries.slice(0, 2), true)));
    await screen.findAllByRole('option');
    expect(options()).toHaveLength(3);
  });

  test('offers a retry when the list cannot be loaded', async () => {
    let isDown = true;
    open(() => (isDown ? new Error('down') : pageOf(countries)));
    const retry = await screen.findByRole('button', { name: 'Thử lại' });
    isDown = false;
    fireEvent.click(retry);
    expect(await screen.findAllByRole('option')).toHaveLength(3);
  });
});
