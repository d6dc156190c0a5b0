import type { Types } from 'mongoose';
import { listProductImportRows } from '@gvg/contracts/catalogue/http/product-imports';
import type { ImportRowView } from '@gvg/contracts/catalogue/terms';
import { buildPage } from '@gvg/contracts/definitions/paging';
import type { Page, Paging } from '@gvg/contracts/definitions/paging';
import { findPage } from '@gvg/service-kit/data/pagination';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import type { Models } from '../../models.ts';
import type { StoredChangedProduct } from '../../product-change/changed-product.model.ts';
import { findImport } from '../find-import.ts';
import type { StoredImportRow } from '../import-row.model.ts';
import { presentImportRow } from '../product-import.presenter.ts';

export function listProductImportRowsRoute({ app, models }: Catalogue): void {
  mount(app, listProductImportRows, async ({ params: { id }, query: { view, ...paging }, context, locale }) => {
    const { _id, state } = await findImport(models, id, context.actor.id);
    // Rows exist already during reading, but without a result.
    if (state !== 'READY' && state !== 'STARTED') return buildPage([], 0, paging);
    const page = await rowsOf(models, _id, view, paging);
    const positions = page.docs.map(({ line }) => line);
    const done = await models.changedProducts
      .find({ change: _id, position: { $in: positions } }, { position: 1, state: 1, reason: 1 })
      .lean<StoredChangedProduct[]>();
    const byLine = new Map(done.map((row) => [row.position, row]));
    return { ...page, docs: page.docs.map((row) => presentImportRow(row, byLine.get(row.line), locale)) };
  });
}

async function rowsOf(
  models: Models,
  id: Types.ObjectId,
  view: ImportRowView,
  paging: Paging,
): Promise<Page<StoredImportRow>> {
  if (view !== 'FAILED')
    return findPage(models.importRows, {
      filter: { import: id, ...(view === 'TO_LOOK_AT' ? { isToLookAt: true } : { kind: view }) },
      sort: { line: 1 },
      paging,
      present: (row: StoredImportRow) => row,
    });
  const failed = await findPage(models.changedProducts, {
    filter: { change: id, state: 'FAILED' },
    sort: { position: 1 },
    paging,
    present: ({ position }: StoredChangedProduct) => position,
  });
  const rows = await models.importRows
    .find({ import: id, line: { $in: failed.docs } })
    .sort({ line: 1 })
    .lean<StoredImportRow[]>();
  return { ...failed, docs: rows };
}
