import { importLimits } from '@gvg/contracts/catalogue/terms';
import { productFileColumns } from '@gvg/contracts/catalogue/product-file';
import { planRow } from './plan-row.ts';
import { readColumns } from './read/read-columns.ts';
import { readRows } from './read/read-rows.ts';
import type { CsvRecord } from './read/read-rows.ts';
import { isTextColumn, readValue } from './read/read-value.ts';

/** Length of all rows of a small file. */
const length = 144_000;
/** Texts that are slow to compose or to match with backtracking: marks in descending order, spaces, digits, each with a mismatch at the end. */
const adversarialTexts = {
  'combining marks': '\u0315\u0300'.repeat(length / 2),
  blanks: `1${' '.repeat(length)}x`,
  letters: `${'a'.repeat(length)}!`,
  digits: `${'1'.repeat(length)}.`,
  groups: `${'1,000.'.repeat(length / 6)}x`,
};
/** Longer than any word or number. */
const longestWorkedOn = 1_000;

/** Returns the lengths of long texts that `run` composes or matches; none of them should be processed. */
async function longTextsWorkedOn(run: () => unknown): Promise<string[]> {
  const found = new Set<string>();
  const isLong = (work: string, text: string) => {
    const long = text.length > longestWorkedOn;
    if (long) found.add(work);
    return long;
  };
  const { normalize } = String.prototype;
  const { exec } = RegExp.prototype;
  const spies = [
    jest.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form?: string) {
      return isLong('normalize', this) ? this : normalize.call(this, form);
    }),
    jest.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
      return isLong(String(this), text) ? null : exec.call(this, text);
    }),
  ];
  try {
    await run();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return [...found];
}

const names = {
  category: Array.from({ length: 500 }, (_, index) => ({ id: String(index), names: [`Nhóm ${index}`] })),
  producer: [],
  country: [],
};
const surroundings = { names, letters: new Map(), product: undefined, mayCreate: false };
/** Image lists are read piece by piece. */
const words = productFileColumns.filter((column) => !isTextColumn(column) && column !== 'images');

it.each(words)('ignores the part of a long %s cell beyond its limit', async (column) => {
  for (const text of Object.values(adversarialTexts)) {
    const row = { line: 2, cells: new Map([[column, text]]), hasMore: false };
    expect(await longTextsWorkedOn(() => planRow(row, surroundings))).toEqual([]);
    expect(readValue(column, text, names)).toHaveProperty('code');
  }
});

it("compares a cell with the shop's names without normalizing it for each", () => {
  const normalize = jest.spyOn(String.prototype, 'normalize');
  const row = (line: number) => ({ line, cells: new Map([['category' as const, `Nhóm ${line}`]]), hasMore: false });
  for (let line = 0; line < 100; line += 1) planRow(row(line), surroundings);
  // Each name of the shop once, and some texts of each row.
  expect(normalize.mock.calls.length).toBeLessThan(2 * names.category.length + 100 * 20);
  normalize.mockRestore();
});

it('does not check an overlong code for changes by a spreadsheet', async () => {
  for (const text of Object.values(adversarialTexts)) {
    const row = { line: 2, cells: new Map([['barcode' as const, text]]), hasMore: false };
    const { errors, issues } = planRow(row, surroundings);
    expect(issues).toEqual([]);
    expect(errors.map(({ column }) => column)).toContain('barcode');
  }
});

const rowsOf = async (text: string) => {
  const source = (async function* () {
    yield text;
  })();
  const rows: CsvRecord[] = [];
  for await (const row of readRows(source)) rows.push(row);
  return rows;
};

it('cuts a long header before comparing it', async () => {
  for (const text of Object.values(adversarialTexts)) {
    const worked = await longTextsWorkedOn(() => readColumns([text], []));
    expect(worked).toEqual([]);
    expect(readColumns([text], [])[0]?.header.length).toBeLessThanOrEqual(importLimits.headerCharacters);
  }
});

it('limits the cells of a row and the characters of a cell', async () => {
  const long = 'a'.repeat(importLimits.cellCharacters * 2);
  const [, many, one] = await rowsOf(`id,price\n${','.repeat(500_000)}\n${long}\n`);
  expect(many?.cells).toHaveLength(importLimits.columns + 1);
  expect(one?.cells[0]).toHaveLength(importLimits.cellCharacters + 1);
});

it('does not compose a long run of marks', async () => {
  const normalize = jest.spyOn(String.prototype, 'normalize');
  const [, row] = await rowsOf(`id\n${adversarialTexts['combining marks']}\n`);
  expect(row?.cells[0]).toBe(adversarialTexts['combining marks']);
  expect(normalize.mock.contexts.map((text) => String(text).length).filter((each) => each > 1_000)).toEqual([]);
  normalize.mockRestore();
});
