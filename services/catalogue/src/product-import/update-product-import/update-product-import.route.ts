import { updateProductImport } from '@gvg/contracts/catalogue/http/product-imports';
import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import { invalidField } from '@gvg/service-kit/http/invalid-field';
import type { Catalogue } from '../../catalogue.ts';
import { findImport } from '../find-import.ts';
import { presentImport } from '../product-import.presenter.ts';
import type { StoredProductImport } from '../product-import.model.ts';
import { findColumnTwice } from '../read/read-columns.ts';

/** Corrected cells of one import, and their characters: its document contains them. */
const mostFixes = 5_000;
const mostCharacters = 2_000_000;

/** Only stores the settings; the timer of any instance reads the file again. */
export function updateProductImportRoute(catalogue: Catalogue): void {
  const { app, models } = catalogue;
  mount(app, updateProductImport, async ({ params: { id }, body, context, locale }) => {
    const stored = await findImport(models, id, context.actor.id);
    const { _id, state } = stored;
    if (state !== 'ENCODING' && state !== 'MAPPING' && state !== 'READY')
      throw new ApiFailure('PRODUCT_IMPORT_STATUS_CONFLICT');
    const said = sayAlso(stored.said, body);
    const characters = said.fixes.reduce((sum, { value }) => sum + value.length, 0);
    if (said.fixes.length > mostFixes || characters > mostCharacters)
      throw invalidField({ path: 'fixes', code: 'TOO_MANY', locale, values: { maximum: String(mostFixes) } });
    const answers = new Map(said.mapping.map(({ letter, column }) => [letter, column]));
    const columns = stored.columns.map((column) => ({
      ...column,
      column: answers.get(column.letter) ?? column.column ?? null,
    }));
    const twice = findColumnTwice(columns);
    if (twice !== undefined) throw invalidField({ path: `mapping.${twice.letter}`, code: 'COLUMN_TWICE', locale });
    const updated = await models.productImports
      .findOneAndUpdate(
        { _id, state },
        {
          $set: { said, state: 'READING', progress: { bytes: 0, rows: 0 } },
          $unset: { sample: 1, figures: 1, lease: 1, faults: 1 },
        },
        { returnDocument: 'after' },
      )
      .lean<StoredProductImport>();
    if (updated === null) throw new ApiFailure('PRODUCT_IMPORT_STATUS_CONFLICT');
    return presentImport(catalogue, updated);
  });
}

/** Earlier settings remain unless replaced. */
function sayAlso(
  before: StoredProductImport['said'],
  { encoding, mapping = [], fixes = [], create }: BodyOf<typeof updateProductImport>,
): StoredProductImport['said'] {
  const cellOf = ({ line, column }: (typeof fixes)[number]) => `${line} ${column}`;
  return {
    ...before,
    ...(encoding !== undefined && { encoding }),
    mapping: [...new Map([...before.mapping, ...mapping].map((one) => [one.letter, one])).values()],
    fixes: [...new Map([...before.fixes, ...fixes].map((fix) => [cellOf(fix), fix])).values()],
    ...(create === 'ALL' && { createAll: true }),
    createLines: [...new Set([...before.createLines, ...(Array.isArray(create) ? create : [])])],
  };
}
