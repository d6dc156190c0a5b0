import { csvCell } from './csv-cell.ts';

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
