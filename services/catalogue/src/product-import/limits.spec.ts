import { importLimits } from '@gvg/contracts/catalogue/terms';
import { productFileColumns } from '@gvg/contracts/catalogue/product-file';
import { planRow } from './plan-row.ts';
import { readColumns } from './read/read-columns.ts';
import { readRows } from './read/read-rows.ts';
import type { CsvRecord } from './read/read-rows.ts';
import { isTextColumn, readValue } from './read/read-value.ts';

/** As long as the rows of a small file. */
const length = 144_000;
/** Slow to compose, and to match by an expression that tries every way: marks in falling order, blanks, digits, and what ends them badly. */
const adversarialTexts = {
  'combining marks': '\u0315\u0300'.repeat(length / 2),
  blanks: `1${' '.repeat(length)}x`,
  letters: `${'a'.repeat(length)}!`,
  digits: `${'1'.repeat(length)}.`,
  groups: `${'1,000.'.repeat(length / 6)}x`,
};
/** Longer than any word or number. */
const longestWorkedOn = 1_000;

/** The lengths of long texts that are composed or matched while `run` runs, none of which is really worked on. */
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
/** Lists of addresses are read piece by piece. */
const words = productFileColumns.filter((column) => !isTextColumn(column) && column !== 'images');

it.each(words)('a long cell of %s is not looked at beyond what it may have', async (column) => {
  for (const text of Object.values(adversarialTexts)) {
    const row = { line: 2, cells: new Map([[column, text]]), hasMore: false };
    expect(await longTextsWorkedOn(() => planRow(row, surroundings))).toEqual([]);
    expect(readValue(column, text, names)).toHaveProperty('code');
  }
});

it('a cell is compared with the names of the shop without being taken apart for each', () => {
  const normalize = jest.spyOn(String.prototype, 'normalize');
  const row = (line: number) => ({ line, cells: new Map([['category' as const, `Nhóm ${line}`]]), hasMore: false });
  for (let line = 0; line < 100; line += 1) planRow(row(line), surroundings);
  // Each name of the shop once, and some texts of each row.
  expect(normalize.mock.calls.length).toBeLessThan(2 * names.category.length + 100 * 20);
  normalize.mockRestore();
});

it('a code that is longer than any is not compared with what a spreadsheet makes of codes', async () => {
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

it('a long header is cut before it is compared', async () => {
  for (const text of Object.values(adversarialTexts)) {
    const worked = await longTextsWorkedOn(() => readColumns([text], []));
    expect(worked).toEqual([]);
    expect(readColumns([text], [])[0]?.header.length).toBeLessThanOrEqual(importLimits.headerCharacters);
  }
});

it('a row has no more cells and a cell no more characters than are looked at', async () => {
  const long = 'a'.repeat(importLimits.cellCharacters * 2);
  const [, many, one] = await rowsOf(`id,price\n${','.repeat(500_000)}\n${long}\n`);
  expect(many?.cells).toHaveLength(importLimits.columns + 1);
  expect(one?.cells[0]).toHaveLength(importLimits.cellCharacters + 1);
});

it('a run of marks is not composed', async () => {
  const normalize = jest.spyOn(String.prototype, 'normalize');
  const [, row] = await rowsOf(`id\n${adversarialTexts['combining marks']}\n`);
  expect(row?.cells[0]).toBe(adversarialTexts['combining marks']);
  expect(normalize.mock.contexts.map((text) => String(text).length).filter((each) => each > 1_000)).toEqual([]);
  normalize.mockRestore();
});
