import { csvCell, textOfCell } from './csv-cell.ts';

it.each([
  '=1+1',
  '+84 90',
  '-5',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '\0=1',
  '＝1',
  '＋1',
  '－1',
  '＠1',
  "'=1",
  "''=1",
])('text %j gets one leading apostrophe', (text) => {
  expect(csvCell(text)).toBe(`'${text}`);
});

it.each(['', "'", "'s Heeren", 'a=b', '1-2-3 Shiba', 'Nguyễn Thu Hà', '0123'])('text %j is unchanged', (text) => {
  expect(csvCell(text)).toBe(text);
});

it.each(['=1+1', "'=1", '-5', '＝1', "''@", "'s Heeren", "'", '', '0123'])(
  'text %j is restored from its cell',
  (text) => {
    expect(textOfCell(csvCell(text))).toBe(text);
  },
);

it.each(['-5', '=1+1', "'s Heeren"])('cell %j without an apostrophe is unchanged', (cell) => {
  expect(textOfCell(cell)).toBe(cell);
});
