import { createApi } from '@gvg/browser-kit';
import {
  createProductImport,
  exportBadRows,
  getProductImport,
  listProductImportRows,
  listProductImports,
  startProductImport,
  updateProductImport,
} from '@gvg/contracts/catalogue/http/product-imports';
import { httpPact, matchers } from '@gvg/testing/http-pact';

const pact = httpPact({ consumer: 'mf-admin-product-imports', provider: 'catalogue' });
const api = (baseUrl: string) => createApi({ baseUrl, locale: 'en', token: () => 'ADMIN' });
const { boolean, eachLike, integer, regex, string } = matchers;

/** Ids of records that provider states create. */
const [product, productImport] = [1, 9].map((last) => `6a000000000000000000000${last}`) as [string, string];
const states = {
  ready: `the import ${productImport} of the product ${product} is ready, with a bad row`,
  asking: `the import ${productImport} waits for its encoding and its columns`,
};

const id = regex(/^[0-9a-f]{24}$/, productImport);
const instant = regex(/^\d{4}-\d{2}-\d{2}T.+Z$/, '2026-01-01T00:00:00.000Z');
const known = {
  _id: id,
  name: string('tet.csv'),
  size: integer(400),
  state: string('READING'),
  progress: { bytes: integer(0), rows: integer(0) },
  failed: integer(0),
  createdAt: instant,
  expiresAt: instant,
};
const figures = {
  created: integer(0),
  changed: integer(1),
  same: integer(0),
  bad: integer(1),
  toLookAt: integer(1),
  unknownIds: integer(0),
  withoutEnglish: integer(0),
};
const ready = {
  ...known,
  state: string('READY'),
  encoding: string('UTF-8'),
  separator: string('COMMA'),
  columns: eachLike({ letter: string('A'), header: string('id'), column: string('id') }),
  figures,
};
const pageOf = (doc: object) => ({
  docs: eachLike(doc),
  totalDocs: integer(1),
  page: integer(1),
  limit: integer(20),
  hasNextPage: boolean(false),
});
const params = { id: productImport };
const own = { as: 'ADMIN' as const, params, providerState: states.ready };

describe('contract of mf-admin with catalogue for imports', () => {
  it('uploads a file unchanged', async () => {
    // UTF-16, as spreadsheets may save it.
    const content = Buffer.from('\uFEFFid\tprice\r\n\t65000\r\n', 'utf16le');
    const query = { name: 'tet.csv' };
    const exchange = { as: 'ADMIN', query, content, description: 'a file of products', response: known } as const;
    const sent = await pact.exchange(createProductImport, exchange, (origin) =>
      api(origin).call('createProductImport', { query }, { file: new Blob([content]) }),
    );
    expect(sent.state).toBe('READING');
  });

  it('reads the progress, the questions and the dry run', async () => {
    const done = { ...own, description: 'an import that is ready', response: ready };
    const read = (origin: string) => api(origin).call('getProductImport', { params });
    expect(await pact.exchange(getProductImport, done, read)).toMatchObject({ figures: { changed: 1 } });
    const asked = {
      ...own,
      description: 'an import that waits',
      providerState: states.asking,
      response: {
        ...known,
        state: string('MAPPING'),
        sample: string('Tiếng'),
        columns: eachLike({ letter: string('A'), header: string('Giá'), suggestion: string('price') }),
      },
    };
    expect(await pact.exchange(getProductImport, asked, read)).toMatchObject({ sample: 'Tiếng' });
  });

  it('lists own imports', async () => {
    const query = { limit: 5 };
    const exchange = {
      ...{ as: 'ADMIN' as const, query, providerState: states.ready },
      description: 'the latest imports',
      response: pageOf(ready),
    };
    expect(
      await pact.exchange(listProductImports, exchange, (origin) => api(origin).call('listProductImports', { query })),
    ).toMatchObject({ docs: [{ name: 'tet.csv' }] });
  });

  it('lists rejected rows and changed rows', async () => {
    const row = { line: integer(3), kind: string('BAD'), name: { vi: string('Bánh'), en: string('') } };
    const bad = {
      ...own,
      query: { view: 'BAD', page: 1, limit: 20 } as never,
      description: 'the bad rows of an import',
      response: pageOf({
        ...row,
        errors: eachLike({
          column: string('price'),
          letter: string('B'),
          value: string('x'),
          code: string('NOT_A_NUMBER'),
          message: string('Không đọc được'),
        }),
      }),
    };
    await pact.exchange(listProductImportRows, bad, (origin) =>
      api(origin).call('listProductImportRows', { params, query: { view: 'BAD', page: 1, limit: 20 } }),
    );
    const changed = {
      ...own,
      query: { view: 'CHANGED', page: 1, limit: 20 } as never,
      description: 'the rows of an import that change products',
      response: pageOf({
        ...row,
        product: id,
        image: string('/v1/file-manager/files/picture.png'),
        issues: eachLike({
          column: string('price'),
          value: string('82.000'),
          code: string('READ_AS'),
          read: string('82000'),
        }),
        changes: eachLike({ column: string('price'), before: string('78000'), after: string('82000') }),
        state: string('WAITING'),
      }),
    };
    const found = await pact.exchange(listProductImportRows, changed, (origin) =>
      api(origin).call('listProductImportRows', { params, query: { view: 'CHANGED', page: 1, limit: 20 } }),
    );
    expect(found).toMatchObject({ docs: [{ changes: [{ after: '82000' }] }] });
  });

  it('sends answers to its questions', async () => {
    const body = { encoding: 'windows-1258', mapping: [{ letter: 'A', column: 'price' }] } as const;
    const exchange = {
      ...{ ...own, body: body as never, providerState: states.asking },
      description: 'the answers of an import that waits',
      response: known,
    };
    const answer = await pact.exchange(updateProductImport, exchange, (origin) =>
      api(origin).call('updateProductImport', { params, body: { ...body, mapping: [...body.mapping] } }),
    );
    expect(answer.state).toBe('READING');
  });

  it('fixes a cell, and allows creating products for unknown ids', async () => {
    const body = { fixes: [{ line: 3, column: 'price', value: '65000' }], create: 'ALL' } as const;
    const exchange = { ...own, body: body as never, description: 'a cell that is mended', response: known };
    const answer = await pact.exchange(updateProductImport, exchange, (origin) =>
      api(origin).call('updateProductImport', { params, body: { ...body, fixes: [...body.fixes] } }),
    );
    expect(answer.state).toBe('READING');
  });

  it('starts an import', async () => {
    const change = { _id: id, kind: 'IMPORT', state: string('WAITING'), count: integer(1), done: integer(0) };
    const exchange = {
      ...own,
      description: 'an import that begins',
      response: { ...ready, state: string('STARTED'), change },
    };
    const answer = await pact.exchange(startProductImport, exchange, (origin) =>
      api(origin).call('startProductImport', { params }),
    );
    expect(answer).toMatchObject({ change: { count: 1 } });
  });

  it('downloads the rejected rows under the file name of the response', async () => {
    const name = 'products-to-mend_2026-11-26.csv';
    const exchange = {
      ...own,
      description: 'the bad rows of an import as a file',
      responseHeaders: {
        'content-disposition': regex(
          /^attachment; filename="products-to-mend_\d{4}-\d{2}-\d{2}\.csv"$/,
          `attachment; filename="${name}"`,
        ),
      },
      response: undefined,
    };
    expect(
      await pact.exchange(exportBadRows, exchange, (origin) => api(origin).call('exportBadRows', { params })),
    ).toMatchObject({ name });
  });
});
