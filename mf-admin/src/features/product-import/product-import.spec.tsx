/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { idOf } from '@gvg/browser-kit/testing';
import type { ImportRow, ProductImport } from '@gvg/contracts/catalogue/http/product-imports';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makeGroup } from '../../testing/goods-data.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { savedFiles } from '../../testing/saved-files.ts';
import { daysFromNow, pageOf } from '../../testing/staff-data.ts';

const id = idOf(850);
const figures = {
  created: 452,
  changed: 31,
  same: 14,
  bad: 3,
  toLookAt: 1,
  unknownIds: 1,
  withoutEnglish: 6,
  columns: { stock: 5, price: 28 },
} as const;

const makeImport = (fields: Partial<ProductImport> = {}): ProductImport => ({
  _id: id,
  name: 'hang-tet-2027.csv',
  size: 421_888,
  state: 'READY',
  progress: { bytes: 421_888, rows: 500 },
  encoding: 'UTF-8',
  separator: 'COMMA',
  columns: [
    { letter: 'A', header: 'id', column: 'id' },
    { letter: 'B', header: 'price', column: 'price' },
  ],
  figures,
  failed: 0,
  createdAt: daysFromNow(0),
  expiresAt: daysFromNow(29.5),
  ...fields,
});
const { figures: _figures, ...unread } = makeImport({ state: 'READING', progress: { bytes: 210_944, rows: 240 } });
const reading = unread;

type Change = NonNullable<ProductImport['change']>;
const makeChange = (fields: Partial<Change> = {}): Change => ({
  _id: id,
  kind: 'IMPORT',
  action: { kind: 'IMPORT', name: 'hang-tet-2027.csv' },
  state: 'DONE',
  by: { _id: idOf(901), name: 'Mai' },
  count: 483,
  done: 482,
  failed: 1,
  restored: 0,
  notRestored: 0,
  startedAt: daysFromNow(0),
  expiresAt: daysFromNow(30),
  ...fields,
});
const started = (fields: Partial<Change> = {}) =>
  makeImport({ state: 'STARTED', change: makeChange(fields), failed: fields.failed ?? 1 });

const row = (line: number, vi: string, fields: Partial<ImportRow> = {}): ImportRow => ({
  line,
  kind: 'CHANGED',
  name: { vi, en: '' },
  errors: [],
  issues: [],
  changes: [],
  ...fields,
});
const badRows = [
  row(48, 'Mứt gừng Huế', {
    kind: 'BAD',
    errors: [
      {
        column: 'price',
        letter: 'L',
        value: '65.000 đ',
        code: 'NOT_A_NUMBER',
        message: 'Không đọc được thành số',
        suggestion: { value: '65000' },
      },
    ],
  }),
  row(217, 'Hạt dưa đỏ', {
    kind: 'BAD',
    errors: [
      {
        column: 'salePrice',
        letter: 'M',
        value: '98000',
        code: 'SALE_PRICE_NOT_BELOW_PRICE',
        message: 'Giá giảm phải dưới giá bán',
      },
    ],
  }),
  row(389, 'Trà shan tuyết', {
    kind: 'BAD',
    errors: [{ column: 'id', letter: 'A', value: idOf(1), code: 'UNKNOWN_ID', message: 'Không có mã này' }],
  }),
];
const changedRows = [
  row(12, 'Cà phê rang xay', {
    changes: [
      { column: 'price', before: '185000', after: '192000' },
      { column: 'category', before: idOf(300), after: idOf(301) },
    ],
  }),
  row(26, 'Mật ong rừng', {
    changes: [{ column: 'price', before: '260000', after: '26000' }],
    issues: [{ column: 'price', value: '26000', code: 'PRICE_FELL', percent: 90 }],
  }),
];
const newRows = [
  row(60, 'Bánh tráng', {
    kind: 'NEW',
    changes: [
      { column: 'name_vi', after: 'Bánh tráng' },
      { column: 'price', after: '72000' },
    ],
  }),
];
const toLookAt = [
  row(26, 'Mật ong rừng', {
    issues: [
      {
        column: 'barcode',
        letter: 'F',
        value: '8.93E+12',
        code: 'LONG_NUMBER',
        suggestion: { value: '8930000000001' },
      },
    ],
  }),
];

const rowsOf = (address: string) => {
  const search = new URLSearchParams(address.split('?')[1]);
  const view = search.get('view');
  return pageOf(view === 'BAD' ? badRows : view === 'NEW' ? newRows : view === 'TO_LOOK_AT' ? toLookAt : changedRows);
};
const responses = {
  listCategories: pageOf([makeGroup(), makeGroup({ _id: idOf(301), name: { vi: 'Thực phẩm khô', en: '' } })]),
  listProducers: pageOf([makeGroup({ _id: idOf(400), name: { vi: 'Cô Ba', en: '' } })]),
  [`/v1/products/imports/${id}/rows`]: rowsOf,
};

function recorder(answer: object) {
  const sent: unknown[] = [];
  return { sent, take: (input: string) => (sent.push(JSON.parse(input)), answer) };
}

/** Opens the page. Requests of the import return `answers` one after the other, and then repeat the last one. */
function open(answers: readonly ProductImport[], more: Record<string, object> = {}) {
  let asked = 0;
  const next = () => answers[Math.min((asked += 1), answers.length) - 1] as ProductImport;
  return renderPage(`/admin/products/import?id=${id}`, {
    ...responses,
    [`/v1/products/imports/${id}`]: next,
    ...more,
  });
}
const step = () =>
  screen
    .getAllByRole('listitem')
    .find((item) => item.getAttribute('aria-current') === 'step')
    ?.querySelector('b')?.textContent;

describe('file', () => {
  const page = (more: Record<string, object> = {}) =>
    renderPage('/admin/products/import', { ...responses, '/v1/products/imports': pageOf([]), ...more });
  const file = new File(['id,price'], 'hang-tet-2027.csv', { type: 'text/csv' });

  it('is uploaded when chosen, and opens its dry run', async () => {
    const { sent, take } = recorder(reading);
    const { user } = await page({ createProductImport: take, [`/v1/products/imports/${id}`]: reading });
    await user.upload(await screen.findByLabelText('Chọn tệp', { selector: 'input' }), file);
    await waitFor(() => expect(sent).toEqual([{ query: { name: 'hang-tet-2027.csv' } }]));
    await waitFor(() => expect(window.location.search).toBe(`?id=${id}`));
    const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Đọc và kiểm từng dòng' });
    expect(bar.value).toBe(210_944);
    expect(screen.getByText('240 dòng · 206 KB / 412 KB')).not.toBeNull();
    expect(step()).toBe('Kiểm thử');
  });

  it('can be dropped', async () => {
    const { sent, take } = recorder(reading);
    await page({ createProductImport: take, [`/v1/products/imports/${id}`]: reading });
    fireEvent.drop(await screen.findByRole('region', { name: 'Chọn tệp' }), {
      dataTransfer: { types: ['Files'], files: [file] },
    });
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('of more than 20 MB is not uploaded', async () => {
    const { sent, take } = recorder(reading);
    const { user } = await page({ createProductImport: take });
    const large = new File(['x'], 'lon.csv');
    Object.defineProperty(large, 'size', { value: 21 * 1024 * 1024 });
    await user.upload(await screen.findByLabelText('Chọn tệp', { selector: 'input' }), large);
    expect(await screen.findByText(/lon\.csv nặng 21 MB/)).not.toBeNull();
    expect(sent).toEqual([]);
  });

  it('shows the error when the service rejects it', async () => {
    const refuse = () => new ApiError(413, { message: 'IMPORT_FILE_TOO_LARGE' });
    const { user } = await page({ createProductImport: refuse });
    await user.upload(await screen.findByLabelText('Chọn tệp', { selector: 'input' }), file);
    expect(await screen.findByText('Tệp quá lớn. Hãy chia thành các tệp dưới 20 MB.')).not.toBeNull();
  });

  it('of an earlier import is listed with its state and can be reopened', async () => {
    const { user } = await page({
      '/v1/products/imports': pageOf([makeImport(), { ...started(), _id: idOf(851), name: 'cu.csv' }]),
      [`/v1/products/imports/${id}`]: makeImport(),
      [`/v1/products/imports/${id}/rows`]: rowsOf,
    });
    const mine = within(await screen.findByRole('region', { name: 'Những lần nhập của bạn' }));
    expect(within(mine.getByRole('row', { name: /cu\.csv/ })).getByText('Đã nhập')).not.toBeNull();
    expect(mine.getAllByText('30 ngày')).toHaveLength(2);
    await user.click(mine.getByRole('link', { name: 'hang-tet-2027.csv' }));
    expect(await screen.findByRole('region', { name: 'Kết quả kiểm thử' })).not.toBeNull();
  });

  it('can be imported from the list of products', async () => {
    await renderPage('/admin/products', { ...responses, '/v1/products': pageOf([]) });
    const link = await screen.findByRole('link', { name: 'Nhập từ CSV' });
    expect(link.getAttribute('href')).toBe('/admin/products/import');
  });
});

describe('question', () => {
  it('about the encoding shows a sample and sends the answer', async () => {
    const { sent, take } = recorder(reading);
    const asked = makeImport({ state: 'ENCODING', sample: 'name\nBánh tráng' });
    const { user } = await open([asked], { updateProductImport: take });
    expect((await screen.findByRole('group', { name: 'Những dòng đầu của tệp' })).textContent).toContain('Bánh tráng');
    await user.click(screen.getByRole('button', { name: 'Đúng, chữ đọc được' }));
    await waitFor(() => expect(sent).toEqual([{ params: { id }, body: { encoding: 'windows-1258' } }]));
  });

  it('about unknown columns preselects suggestions and requires an answer for each', async () => {
    const { sent, take } = recorder(reading);
    const asked = makeImport({
      state: 'MAPPING',
      columns: [
        { letter: 'A', header: 'id', column: 'id' },
        { letter: 'B', header: 'Giá bán', suggestion: 'price' },
        { letter: 'C', header: 'Ghi chú' },
        { letter: 'D', header: 'Kho' },
      ],
    });
    const { user } = await open([asked], { updateProductImport: take });
    expect(await screen.findByRole('heading', { name: '3 cột chưa nhận ra' })).not.toBeNull();
    const selectOf = (name: RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name });
    expect(selectOf(/Giá bán/).value).toBe('price');
    expect([...selectOf(/Ghi chú/).options].map(({ value }) => value)).not.toContain('id');
    const check = screen.getByRole('button', { name: 'Kiểm thử' });
    await user.click(check);
    expect(screen.getByText('Hãy chọn cho mọi cột.')).not.toBeNull();
    await user.selectOptions(selectOf(/Ghi chú/), 'Bỏ cột này');
    await user.selectOptions(selectOf(/Kho/), 'price · giá');
    await user.click(check);
    expect(screen.getByText('Hai cột của tệp không thể cùng là price.')).not.toBeNull();
    expect(sent).toEqual([]);
    await user.selectOptions(selectOf(/Kho/), 'stock · tồn kho');
    await user.click(check);
    const mapping = [
      { letter: 'B', column: 'price' },
      { letter: 'C', column: null },
      { letter: 'D', column: 'stock' },
    ];
    await waitFor(() => expect(sent).toEqual([{ params: { id }, body: { mapping } }]));
  });
});

describe('unreadable file', () => {
  it.each([
    [{ code: 'EMPTY' }, /không có dòng sản phẩm nào/],
    [{ code: 'NOT_CSV' }, /không phải tệp CSV/],
    [{ code: 'BROKEN_QUOTES', line: 7 }, /Dòng 7 có dấu ngoặc kép/],
    [{ code: 'TOO_MANY_ROWS', maximum: 20_000 }, /hơn 20,000 dòng/],
    [{ code: 'HEADER_TWICE', line: 1, letter: 'C', value: 'price' }, /Cột price có hai lần, lần sau ở cột C/],
  ] as const)('shows the reason: %o', async (problem, sentence) => {
    await open([makeImport({ state: 'REFUSED', problem })]);
    expect((await screen.findByText(sentence)).getAttribute('role')).toBe('alert');
    expect(screen.getByRole('link', { name: 'Chọn tệp khác' }).getAttribute('href')).toBe('/admin/products/import');
  });

  it('is not found for other users, and after 30 days', async () => {
    await renderPage(`/admin/products/import?id=${id}`, {
      ...responses,
      [`/v1/products/imports/${id}`]: () => new ApiError(404, { message: 'PRODUCT_IMPORT_NOT_FOUND' }),
    });
    expect(await screen.findByText('Không tìm thấy lần nhập tệp này, hoặc đã hết hạn.')).not.toBeNull();
  });
});

describe('dry run', () => {
  const badTable = async () => within(await screen.findByRole('group', { name: '3 dòng lỗi' }));

  it('shows the number of rows by kind', async () => {
    await open([makeImport()]);
    const result = within(await screen.findByRole('region', { name: 'Kết quả kiểm thử' }));
    expect(result.getByText('6 dòng chưa có tiếng Anh')).not.toBeNull();
    expect(result.getByText('28 giá, 5 tồn kho')).not.toBeNull();
    expect(screen.getByText('hang-tet-2027.csv · 500 dòng, 2 cột · UTF-8, dấu phẩy')).not.toBeNull();
    const statuses = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(statuses).toContain('Kiểm thử xong: 452 thêm mới, 31 sửa, 14 giữ nguyên, 3 dòng lỗi.');
  });

  it('shows line, column, product, cell and reason of a rejected row', async () => {
    await open([makeImport()]);
    const table = await badTable();
    const cells = within(await table.findByRole('row', { name: /65\.000/ }))
      .getAllByRole('cell')
      .slice(0, 4)
      .map(({ textContent }) => textContent);
    expect(cells).toEqual(['L · price', 'Mứt gừng Huế', '65.000 đ', 'Không đọc được thành số']);
  });

  it('applies suggested and typed fixes, and sends fixes made meanwhile together', async () => {
    const answer = Promise.withResolvers<typeof reading>();
    const { sent, take } = recorder(answer.promise);
    const mended = makeImport({ figures: { ...figures, created: 455, bad: 0 } });
    const { user } = await open([makeImport(), makeImport(), mended], { updateProductImport: take });
    const table = await badTable();
    await user.click(await table.findByRole('button', { name: 'Dòng 48, price: sửa thành 65000' }));
    expect(document.activeElement?.textContent).toBe('65000, đang kiểm lại');
    await user.click(table.getByRole('button', { name: 'Dòng 217, salePrice: gõ giá trị' }));
    const field = table.getByRole<HTMLInputElement>('textbox', { name: 'Dòng 217, salePrice: gõ giá trị' });
    expect(field.value).toBe('98000');
    await user.clear(field);
    await user.type(field, '90000{Enter}');
    await user.click(table.getByRole('button', { name: 'Dòng 389: tạo món mới, giữ mã này' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Nhập 483 dòng/ }).disabled).toBe(true);
    expect(sent).toHaveLength(1);
    answer.resolve(reading);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      { params: { id }, body: { fixes: [{ line: 48, column: 'price', value: '65000' }] } },
      { params: { id }, body: { fixes: [{ line: 217, column: 'salePrice', value: '90000' }], create: [389] } },
    ]);
    await waitFor(() => expect(screen.queryByRole('group', { name: '3 dòng lỗi' })).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Nhập 486 dòng' }).disabled).toBe(false),
    );
  });

  it('returns the focus to a row that is still rejected after a fix', async () => {
    const { take } = recorder(reading);
    const { user } = await open([makeImport(), makeImport()], { updateProductImport: take });
    const name = 'Dòng 48, price: sửa thành 65000';
    await user.click(await screen.findByRole('button', { name }));
    expect(document.activeElement?.textContent).toBe('65000, đang kiểm lại');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(name));
  });

  it('discards a typed value on Escape and restores the focus', async () => {
    const { user } = await open([makeImport()]);
    const table = await badTable();
    const name = 'Dòng 48, price: gõ giá trị';
    await user.click(await table.findByRole('button', { name }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(name));
  });

  it('creates products for all unknown ids', async () => {
    const { sent, take } = recorder(reading);
    const { user } = await open([makeImport()], { updateProductImport: take });
    await user.click(await screen.findByRole('button', { name: 'Tạo mới cả 1 mã lạ' }));
    await waitFor(() => expect(sent).toEqual([{ params: { id }, body: { create: 'ALL' } }]));
  });

  it('shows the error of a fix and offers it again', async () => {
    const refuse = () => new ApiError(409, { message: 'PRODUCT_IMPORT_STATUS_CONFLICT' });
    const { user } = await open([makeImport()], { updateProductImport: refuse });
    const name = 'Dòng 48, price: sửa thành 65000';
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText(/không còn ở bước đó/)).not.toBeNull();
    expect(screen.getByRole('button', { name })).not.toBeNull();
  });

  it('downloads the rejected rows as a file', async () => {
    const saved = savedFiles();
    const { user } = await open([makeImport()], {
      exportBadRows: { name: 'hang-tet-2027-loi.csv', content: new Blob([]) },
    });
    await user.click(await screen.findByRole('button', { name: 'Tải riêng 3 dòng để sửa' }));
    await waitFor(() => expect(saved).toEqual(['hang-tet-2027-loi.csv']));
  });

  it('shows changed cells before and after, with names and warnings', async () => {
    await open([makeImport()]);
    const table = within(await screen.findByRole('group', { name: '31 dòng sửa' }));
    const texts = (name: RegExp) =>
      within(table.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(texts(/192,000đ/)).toEqual(['Cà phê rang xay', 'price', '185,000đ', '→ 192,000đ', '–']);
    expect(texts(/Thực phẩm khô/)).toEqual(['', 'category', 'Bánh kẹo', '→ Thực phẩm khô', '–']);
    expect(texts(/26,000đ/).at(-1)).toBe('Giảm 90%, có thiếu một số 0?');
  });

  it('shows new products, and all cells of one', async () => {
    const { user } = await open([makeImport()]);
    await user.click(await screen.findByRole('button', { name: 'Thêm mới 452' }));
    expect(window.location.search).toContain('view=NEW');
    await user.click(await screen.findByRole('button', { name: 'Dòng 60, Bánh tráng: xem 2 ô' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dòng 60: Bánh tráng' }));
    expect(dialog.getByRole('row', { name: 'price 72,000đ' })).not.toBeNull();
  });

  it('warns about values rewritten by a spreadsheet, and fixes them', async () => {
    const { sent, take } = recorder(reading);
    const { user } = await open([makeImport()], { updateProductImport: take });
    await user.click(await screen.findByRole('button', { name: 'Cần xem 1' }));
    expect(await screen.findByText(/đã đổi số dài/)).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Dòng 26, barcode: sửa thành 8930000000001' }));
    const fixes = [{ line: 26, column: 'barcode', value: '8930000000001' }];
    await waitFor(() => expect(sent).toEqual([{ params: { id }, body: { fixes } }]));
  });

  it('disables the import if no row is accepted', async () => {
    const none = { ...figures, created: 0, changed: 0, toLookAt: 0, columns: {} };
    await open([makeImport({ figures: none })]);
    expect(await screen.findByText(/Không có dòng nào để nhập/)).not.toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Nhập 0 dòng/ }).disabled).toBe(true);
  });
});

describe('import', () => {
  it('starts after a confirmation, shows its progress, and ends with the result', async () => {
    const running = started({ state: 'RUNNING', done: 100, failed: 0 });
    const { sent, take } = recorder(running);
    const answers = [makeImport(), running, started()];
    const failed = [row(77, 'Nước mắm', { kind: 'CHANGED', state: 'FAILED', reason: 'VERSION_CONFLICT' })];
    const { user } = await open(answers, {
      startProductImport: take,
      [`/v1/products/imports/${id}/rows`]: (address: string) =>
        address.includes('view=FAILED') ? pageOf(failed) : rowsOf(address),
    });
    await user.click(await screen.findByRole('button', { name: 'Nhập 483 dòng, bỏ 3 dòng lỗi' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nhập 483 dòng vào shop?' }));
    expect(dialog.getByText(/Thêm 452 món mới, sửa 31 món.*3 dòng lỗi.*1 dòng cần xem/)).not.toBeNull();
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Nhập 483 dòng, bỏ 3 dòng lỗi' }));
    await waitFor(() => expect(sent).toEqual([{ params: { id } }]));
    expect(await screen.findByText('100 / 483')).not.toBeNull();
    expect(step()).toBe('Nhập');
    expect(await screen.findByRole('group', { name: '1 dòng không nhập được' })).not.toBeNull();
    expect(screen.getByRole('row', { name: /Nước mắm vừa có người sửa/ })).not.toBeNull();
    expect(step()).toBe('Xong');
    expect(screen.getByRole('button', { name: 'Tải 4 dòng chưa vào để sửa' })).not.toBeNull();
  });

  it('shows that it waits for its turn', async () => {
    await open([started({ state: 'WAITING', done: 0, failed: 0 })]);
    expect(await screen.findByText(/Đang chờ lượt: một lần đổi hàng loạt khác/)).not.toBeNull();
  });

  it('is undone from the banner', async () => {
    const { sent, take } = recorder(makeChange({ state: 'TAKING_BACK' }));
    const { user } = await open([started({ failed: 0, done: 483 })], {
      getProductChange: { ...makeChange(), notRestorable: 0, products: pageOf([]) },
      takeBackProductChange: take,
    });
    await user.click(await screen.findByRole('button', { name: 'Lấy lại' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Lấy lại 483 sản phẩm' }));
    await waitFor(() => expect(sent).toEqual([{ params: { id } }]));
  });
});
