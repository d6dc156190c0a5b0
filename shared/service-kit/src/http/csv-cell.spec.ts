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
])('text %j gets one mark in front', (text) => {
  expect(csvCell(text)).toBe(`'${text}`);
});

it.each(['', "'", "'s Heeren", 'a=b', '1-2-3 Shiba', 'Nguyễn Thu Hà', '0123'])('text %j stays as it is', (text) => {
  expect(csvCell(text)).toBe(text);
});

it.each(['=1+1', "'=1", '-5', '＝1', "''@", "'s Heeren", "'", '', '0123'])('text %j is read from its cell', (text) => {
  expect(textOfCell(csvCell(text))).toBe(text);
});

it.each(['-5', '=1+1', "'s Heeren"])('cell %j that has no mark is read as it is', (cell) => {
  expect(textOfCell(cell)).toBe(cell);
});
