/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { idOf } from '@gvg/browser-kit/testing';
import { ApiError } from '@gvg/browser-kit';
import type { ListKeys, ShownList } from '@gvg/browser-kit';
import { act, fireEvent, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { Widget, prepare } from '../../expose/search-suggestions.ts';
import { listPage, makeProducts } from '../../testing/goods.ts';
import type { FakeResponse } from '@gvg/browser-kit/testing';
import { renderWidget } from '../../testing/render-widget.tsx';

/** A search field like the shell's. */
function Field({ onKey }: { onKey: (isUsed: boolean) => void }) {
  const [keyword, setKeyword] = useState('');
  const [list, setList] = useState<ShownList>();
  const keys = useRef<ListKeys>(null);
  const onKeyDown = (event: React.KeyboardEvent) => {
    keys.current?.onKeyDown(event);
    onKey(event.defaultPrevented);
  };
  return (
    <>
      <input
        aria-label="field"
        aria-controls={list?.id}
        aria-activedescendant={list?.active}
        onInput={(event) => setKeyword(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {keyword !== '' && (
        <Widget id="list" keyword={keyword} keys={keys} onListChange={setList} onChosen={() => setKeyword('')} />
      )}
    </>
  );
}

const products = makeProducts(2);

async function open(response: FakeResponse = listPage(products)) {
  const queries: unknown[] = [];
  const onKey = jest.fn();
  const respond = (input: string) => {
    queries.push(Object.fromEntries(new URL(input, 'http://shop.example').searchParams));
    return typeof response === 'function' ? response(input) : response;
  };
  await renderWidget(<Field onKey={onKey} />, prepare, { '/v1/products': respond });
  jest.useFakeTimers();
  return { queries, onKey };
}

const field = () => screen.getByRole('textbox', { name: 'field' });
const type = (text: string) => void fireEvent.input(field(), { target: { value: text } });
const press = (key: string) => void fireEvent.keyDown(field(), { key });
/** React renders changes by a timer at the end of an act. The response to their request arrives in the next one. */
async function wait(milliseconds: number) {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await act(() => jest.advanceTimersByTimeAsync(0));
}
const selected = () => screen.queryByRole('option', { selected: true });

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => jest.useRealTimers());

describe('search suggestions', () => {
  it('requests at most 20 products in the page’s language once the keyword has been stable for 200 ms', async () => {
    const { queries } = await open();
    type('ba');
    await wait(150);
    type('ban');
    await wait(199);
    expect(queries).toEqual([]);
    await wait(1);
    expect(queries).toEqual([{ name: 'ban', limit: '20', locale: 'vi', groups: 'true' }]);
    await wait(10);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      ...products.map(({ name }) => expect.stringContaining(name.vi) as unknown),
      'Xem tất cả 2 kết quả',
    ]);
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Gợi ý sản phẩm' }).id);
  });

  it('does not request a half-composed word unless the writer pauses', async () => {
    const { queries } = await open();
    const compose = (value: string) => fireEvent.input(field(), { target: { value }, isComposing: true });
    for (const text of ['n', 'nu', 'nuo', 'nươ', 'nươc', 'nước']) {
      compose(text);
      await wait(300);
    }
    expect(queries).toEqual([]);
    fireEvent.compositionEnd(field());
    await wait(200);
    expect(queries).toMatchObject([{ name: 'nước' }]);
    compose('nước m');
    await wait(700);
    expect(queries).toMatchObject([{ name: 'nước' }, { name: 'nước m' }]);
  });

  it.each([
    ['isComposing', { isComposing: true }],
    ['the key code alone', { keyCode: 229 }],
  ])('leaves arrows and Enter to an input method (%s)', async (_, init) => {
    const { onKey } = await open();
    type('banh');
    await wait(300);
    fireEvent.keyDown(field(), { key: 'ArrowDown', ...init });
    expect(selected()).toBeNull();
    press('ArrowDown');
    fireEvent.keyDown(field(), { key: 'Enter', ...init });
    expect(onKey).toHaveBeenLastCalledWith(false);
    expect(screen.getAllByRole('option').length).toBeGreaterThan(0);
  });

  it('reports that no list is shown once it disappears', async () => {
    const { queries } = await open();
    type('banh');
    await wait(300);
    type('');
    expect(screen.queryByRole('option')).toBeNull();
    expect(field().getAttribute('aria-controls')).toBeNull();
    await wait(1_000);
    expect(queries).toHaveLength(1);
  });

  it('shows nothing when the request fails', async () => {
    await open(new ApiError(503, { message: 'SERVICE_UNAVAILABLE' }));
    type('banh');
    await wait(300);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a message if nothing matches', async () => {
    await open(listPage([]));
    type('xyz');
    await wait(300);
    expect(screen.getByRole('status').textContent).not.toBe('');
    expect(screen.getByText(/^Chưa thấy/)).toBeTruthy();
  });

  it('shows matching categories and brands above the products, and all results below, each a link', async () => {
    const group = (number: number, vi: string) => ({ _id: idOf(number), name: { vi, en: '' } });
    await open({
      ...listPage(products, { totalDocs: 1234 }),
      categories: [group(5, 'Trà')],
      producers: [group(6, 'Nhà Trà')],
    });
    type('tra');
    await wait(300);
    const rows = screen.getAllByRole('option').map((row) => [row.textContent, row.getAttribute('href')]);
    expect(rows.slice(0, 2)).toEqual([
      ['TràDanh mục', `/category/tra-${idOf(5)}`],
      ['Nhà TràThương hiệu', `/search?producer=${idOf(6)}`],
    ]);
    expect(rows.at(-1)).toEqual(['Xem tất cả 1,234 kết quả', '/search?keyword=tra']);
    press('ArrowDown');
    expect(selected()?.textContent).toBe('TràDanh mục');
    press('End');
    press('Enter');
    await wait(10);
    expect(window.location.pathname + window.location.search).toBe('/search?keyword=tra');
  });

  it('shows brands even when no product matches', async () => {
    await open({ ...listPage([]), producers: [{ _id: idOf(6), name: { vi: 'Nhà Trà', en: '' } }] });
    type('nha');
    await wait(300);
    expect(screen.getByText(/^Chưa thấy/)).toBeTruthy();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Nhà TràThương hiệu']);
  });

  it('wraps around the options on arrow keys and opens one on Enter', async () => {
    const { onKey } = await open();
    type('banh');
    await wait(300);
    press('ArrowUp');
    expect(screen.getAllByRole('option').at(-1)).toBe(selected());
    press('ArrowDown');
    expect(field().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id);
    press('Enter');
    expect(onKey).toHaveBeenLastCalledWith(true);
    await wait(10);
    expect(window.location.pathname).toBe(`/product/mon-1-${products[0]?._id ?? ''}`);
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('resets the selection when the keyword changes, even if the new list is as long as the old one', async () => {
    const { onKey } = await open();
    type('ba');
    await wait(300);
    press('ArrowDown');
    type('ban');
    expect(selected()).toBeNull();
    await wait(300);
    expect(selected()).toBeNull();
    press('Enter');
    expect(onKey).toHaveBeenLastCalledWith(false);
    expect(window.location.pathname).toBe('/rate-table');
  });

  it('resets a selection in the old list when the new one arrives', async () => {
    await open((input) =>
      new URL(input, 'http://shop.example').searchParams.get('name') === 'ban'
        ? listPage(makeProducts(2, { sold: 1 }).toReversed())
        : listPage(products),
    );
    type('ba');
    await wait(300);
    type('ban');
    press('ArrowDown');
    expect(selected()).not.toBeNull();
    await wait(300);
    expect(selected()).toBeNull();
  });
});
