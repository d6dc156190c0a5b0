import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import * as fc from 'fast-check';
import { importLimits } from '@gvg/contracts/catalogue/terms';
import type { ImportEncoding } from '@gvg/contracts/catalogue/terms';
import { nameText, optionalText, requiredText } from '@gvg/contracts/values/primitives';
import { csvCell, textOfCell } from '@gvg/service-kit/http/csv-cell';
import { decode, detectEncoding } from '@gvg/service-kit/data/decode-text';
import { letterOf, readColumns } from './read-columns.ts';
import { findSeparator, readRows } from './read-rows.ts';
import { readValue } from './read-value.ts';
import { rewrittenAs } from './rewritten.ts';
import { findNamed, findNearest } from './shop-names.ts';

/** In pieces of a few bytes, so that letters and line breaks are split. */
const pieces = (bytes: Buffer, size = 7) =>
  (async function* () {
    for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
  })();
const utf16 = (text: string, isBigEndian = false) => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
};
/** "Tiếng Việt" in windows-1258: letters and tone marks separate. */
const windows1258 = Buffer.from('name_vi\r\nTi\xea\xecng Vi\xea\xf2t \xf0', 'latin1');

const rowsOf = async (bytes: Buffer, encoding: ImportEncoding) => {
  const rows: unknown[][] = [];
  for await (const { line, cells } of readRows(decode(pieces(bytes), encoding))) rows.push([line, ...cells]);
  return rows;
};
const read = async (bytes: Buffer) => {
  const encoding = await detectEncoding(pieces(bytes, 4_096));
  if (encoding === undefined) throw new Error('it is asked');
  return rowsOf(bytes, encoding);
};
const problemOf = (bytes: Buffer | string) =>
  read(Buffer.from(bytes as string)).then(
    () => undefined,
    (error: { problem?: object }) => error.problem ?? error,
  );

describe('encoding', () => {
  it('is taken from the byte order mark, or UTF-8', async () => {
    const text = 'name_vi\nBánh tráng 🍘';
    expect(await detectEncoding(pieces(Buffer.from(text)))).toBe('UTF-8');
    expect(await detectEncoding(pieces(utf16(text), 64))).toBe('UTF-16LE');
    expect(await detectEncoding(pieces(utf16(text, true), 64))).toBe('UTF-16BE');
    for (const bytes of [Buffer.from(text), Buffer.from(`\uFEFF${text}`), utf16(text), utf16(text, true)])
      expect(await read(bytes)).toEqual([
        [1, 'name_vi'],
        [2, 'Bánh tráng 🍘'],
      ]);
  });

  it('is recognized by its letters when the mark is missing', async () => {
    const bytes = Buffer.from('id\tname_vi\n1\tBánh tráng', 'utf16le');
    expect(await detectEncoding([bytes])).toBe('UTF-16LE');
    expect(await detectEncoding([Buffer.from(bytes).swap16()])).toBe('UTF-16BE');
  });

  it('is asked about when it is neither', async () => {
    expect(await detectEncoding(pieces(windows1258))).toBeUndefined();
    expect(await rowsOf(windows1258, 'windows-1258')).toEqual([
      [1, 'name_vi'],
      [2, 'Tiếng Việt đ'],
    ]);
  });

  it.each([
    ['an archive', Buffer.from('504b030414000600', 'hex'), 'NOT_CSV'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'NOT_CSV'],
    ['NUL', Buffer.from('id,price\n1\0,2'), 'NOT_CSV'],
    ['NUL on both sides', Buffer.from('i\0d\0\0,\0p', 'latin1'), 'NOT_CSV'],
    ['nothing', Buffer.alloc(0), 'EMPTY'],
    ['a mark and other bytes', Buffer.from('\xef\xbb\xbfid\n\xff', 'latin1'), 'BROKEN_TEXT'],
    ['half a letter', utf16('id').subarray(0, 5), 'BROKEN_TEXT'],
  ])('rejects %s', async (_, bytes, code) => {
    expect(await problemOf(bytes)).toMatchObject({ code });
  });
});

describe('rows', () => {
  it.each([
    ['id,price\n', 'COMMA'],
    ['id;"a,b,c";price\n', 'SEMICOLON'],
    ['id\tname, or so\tprice', 'TAB'],
    ['id', 'COMMA'],
    ['sep=;\r\nid,a,b', 'SEMICOLON'],
    ['Giá, tháng 11\nid;name_vi;price', 'SEMICOLON'],
    ['Giá,a,b,c,d,e\n\nMã hàng\tGiá bán', 'TAB'],
  ])('finds in %j the separator %s', (text, separator) => {
    expect(findSeparator(text).separator).toBe(separator);
  });

  it('preserve quoted content, and are numbered as in a spreadsheet', async () => {
    expect(await read(Buffer.from('sep=;\r\nid;name_vi\r\n\r\n1;"a;""b""\r\nc"\r\n2;\r\n'))).toEqual([
      [1, 'id', 'name_vi'],
      [2, ''],
      [3, '1', 'a;"b"\r\nc'],
      [4, '2', ''],
    ]);
    expect(await read(Buffer.from('id,x\r1,2\r'))).toEqual([
      [1, 'id', 'x'],
      [2, '1', '2'],
    ]);
  });

  it.each([
    ['a quote that is not closed', 'id,name_vi\n1,"abc\n2,b', { code: 'BROKEN_QUOTES', line: 2 }],
    ['a quote inside a cell', 'id,name_vi\n1,b\n2,5" pipe', { code: 'BROKEN_QUOTES', line: 3 }],
    ['one long line', 'x'.repeat(importLimits.recordBytes + 20), { code: 'ROW_TOO_LONG', line: 1 }],
    ['too many rows', `id\n${'1\n'.repeat(importLimits.rows + 1)}`, { code: 'TOO_MANY_ROWS' }],
  ])('rejects rows with %s', async (_, text, problem) => {
    expect(await problemOf(text)).toMatchObject(problem);
  });
});

describe('columns', () => {
  it('have letters as in a spreadsheet', () => {
    expect([0, 25, 26, 51, 52, 199, 701, 702].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'GR', 'ZZ', 'AAA']);
  });

  it('are found in any case, guessed, or asked about', () => {
    expect(readColumns(['ID', ' saleprice ', 'Giá bán', 'Ghi chú', '', 'Error'], [])).toEqual([
      { letter: 'A', header: 'ID', column: 'id' },
      { letter: 'B', header: 'saleprice', column: 'salePrice' },
      { letter: 'C', header: 'Giá bán', suggestion: 'price' },
      { letter: 'D', header: 'Ghi chú' },
      { letter: 'E', header: '', column: null },
      { letter: 'F', header: 'Error', column: null },
    ]);
    const said = [
      { letter: 'A', column: 'price' as const },
      { letter: 'B', column: null },
    ];
    expect(readColumns(['Giá', 'Ghi chú'], said)).toEqual([
      { letter: 'A', header: 'Giá', column: 'price' },
      { letter: 'B', header: 'Ghi chú', column: null },
    ]);
  });

  it('are a problem if there are too many', () => {
    expect(() =>
      readColumns(
        Array.from({ length: importLimits.columns + 1 }, () => 'x'),
        [],
      ),
    ).toThrow(expect.objectContaining({ problem: { code: 'TOO_MANY_COLUMNS', maximum: importLimits.columns } }));
  });

  it('are a problem if repeated', () => {
    expect(() => readColumns(['id', 'price', 'Price'], [])).toThrow(
      expect.objectContaining({ problem: { code: 'HEADER_TWICE', line: 1, letter: 'C', value: 'Price' } }),
    );
  });
});

describe('values', () => {
  const names = {
    category: [
      { id: 'a'.repeat(24), names: ['Thực phẩm khô', 'Dry food'] },
      { id: 'b'.repeat(24), names: ['Trà'] },
      { id: 'c'.repeat(24), names: ['Trà'] },
    ],
    producer: [],
    country: [{ id: 'VN', names: ['Việt Nam', 'Vietnam'] }],
  };

  it.each([
    ['price', '65000', { value: 65_000 }],
    ['price', '65.000 đ', { value: 65_000, read: '65000' }],
    ['price', '65k', { value: 65_000, read: '65000' }],
    ['price', '-5', { value: -5 }],
    ['price', '1,5', { code: 'NOT_A_NUMBER' }],
    ['price', '1E+05', { code: 'NOT_A_NUMBER' }],
    ['quantityPerUnit', '0.5', { value: 0.5 }],
    ['quantityPerUnit', '1.234', { value: 1.234 }],
    ['quantityPerUnit', '0,5', { value: 0.5, read: '0.5' }],
    ['weightGrams', '1.200', { value: 1_200, read: '1200' }],
    ['weightGrams', '1,2 kg', { value: 1_200, read: '1200' }],
    ['isShowed', 'TRUE', { value: true }],
    ['isShowed', 'ĐÚNG', { value: true, read: 'true' }],
    ['isShowed', 'x', { code: 'INVALID_ENUM_VALUE' }],
    ['type', 'normal', { value: 'NORMAL', read: 'NORMAL' }],
    ['unit', 'LITRE', { code: 'INVALID_ENUM_VALUE' }],
    ['country', 'VN', { value: 'VN' }],
    ['country', 'vn', { value: 'VN', read: 'Việt Nam' }],
    ['country', 'Vietnam', { value: 'VN', read: 'Việt Nam' }],
    ['country', 'Việt nạm', { code: 'COUNTRY_NOT_FOUND', suggestion: { value: 'VN', label: 'Việt Nam' } }],
    ['country', 'XX', { code: 'COUNTRY_NOT_FOUND' }],
    ['category', 'A'.repeat(24), { value: 'a'.repeat(24), read: 'Thực phẩm khô' }],
    ['category', 'dry FOOD', { value: 'a'.repeat(24), read: 'Thực phẩm khô' }],
    ['category', 'Trà', { code: 'PRODUCT_CATEGORY_NOT_FOUND', suggestion: { value: 'b'.repeat(24), label: 'Trà' } }],
    [
      'category',
      'Đồ khô sạch thực phẩm',
      { code: 'PRODUCT_CATEGORY_NOT_FOUND', suggestion: { value: 'a'.repeat(24), label: 'Thực phẩm khô' } },
    ],
    ['producer', 'Ai', { code: 'PRODUCER_NOT_FOUND' }],
    ['images', ' /a.jpg\n/b.jpg ', { value: ['/a.jpg', '/b.jpg'] }],
    ['id', 'x', { code: 'INVALID_ID' }],
    ['sku', ' 00 ', { value: ' 00 ' }],
  ] as const)('reads a %s from %j', (column, text, value) => {
    expect(readValue(column, text, names)).toEqual(value);
  });

  it('finds a name only if it is unique', () => {
    expect(findNamed(names.category, 'trà')).toBeUndefined();
    expect(findNearest(names.category, 'xyz')).toBeUndefined();
  });

  it.each([
    ['8.93E+12', '8934567890123', 'LONG_NUMBER'],
    ['8,93457E+12', undefined, 'LONG_NUMBER'],
    ['12345678', '0012345678', 'LEADING_ZERO'],
    ['123456789012345000', '123456789012345678', 'LONG_NUMBER'],
    ['01-Feb', '1-2', 'DATE'],
    ['2-thg 1', '1-2', 'DATE'],
    ['01/02/2026', '1-2', 'DATE'],
    ['Feb-26', undefined, 'DATE'],
    ['8934567', undefined, 'LEADING_ZERO'],
    ['8934567890123', undefined, undefined],
    ['1-2', undefined, undefined],
    ['1E5', '1E5', undefined],
    ['BT-500', 'BT-400', undefined],
    ['3500', '3.500', 'REWRITTEN_NUMBER'],
    ['3.5', '3.500', 'REWRITTEN_NUMBER'],
    ['8930000000000', '8.93E+12', 'REWRITTEN_NUMBER'],
    ['4', '5', undefined],
    ['', '0', undefined],
  ])('reports %j in place of %j as rewritten: %s', (text, current, code) => {
    expect(rewrittenAs(text, current, true)).toBe(code);
  });
});

describe('cells', () => {
  /** Valid texts that start with characters that have a meaning in a cell. */
  const hostile = fc.tuple(
    fc.constantFrom('', "'", "''", '=', "'=", '-', '+', '@', '＝', '＋', '－', '＠', '"', ';'),
    fc.string({ unit: 'binary' }),
  );
  const written = (text: string, delimiter: string) =>
    stringify([[text, 'x']], {
      delimiter,
      record_delimiter: 'windows',
      quoted_match: /[\r\n]/,
      cast: { string: csvCell },
    });

  it.each([requiredText(200), nameText(200), optionalText(5_000)])(
    'preserve every text that the contract accepts',
    (schema) => {
      fc.assert(
        fc.property(hostile, fc.constantFrom(',', ';', '\t'), ([start, rest], delimiter) => {
          const result = schema.safeParse(start + rest);
          fc.pre(result.success);
          const text = result.data as string;
          const [[cell = '']] = parse(written(text, delimiter), { delimiter, relax_column_count: true }) as [string[]];
          expect(textOfCell(cell.normalize('NFC'))).toBe(text);
        }),
        { numRuns: 2_000 },
      );
    },
  );

  it('are written as read, except for an apostrophe in front of a bare formula', () => {
    fc.assert(
      fc.property(hostile, ([start, rest]) => {
        const cell = start + rest;
        const again = csvCell(textOfCell(cell));
        expect([cell, `'${cell}`]).toContain(again);
        expect(textOfCell(again)).toBe(textOfCell(cell));
      }),
      { numRuns: 2_000 },
    );
  });
});
