import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import type { ImportFileColumn, ProductImport } from '@gvg/contracts/catalogue/http/product-imports';
import type { ProductFileColumn } from '@gvg/contracts/catalogue/product-file';
import { importStates } from '@gvg/contracts/catalogue/terms';
import type { ImportEncoding, ImportState } from '@gvg/contracts/catalogue/terms';
import type { Actor } from '@gvg/contracts/definitions/event';
import type { Mapped } from './read/read-columns.ts';

/** A value entered into a cell after the upload. */
export interface CellFix {
  line: number;
  column: ProductFileColumn;
  value: string;
}

/** An import of a file: its settings and the result of its dry run. Its rows are in `product-import-rows`, their effects in `changed-products`. */
export interface StoredProductImport {
  _id: Types.ObjectId;
  name: string;
  size: number;
  state: ImportState;
  by: Actor;
  /** Settings by its author. */
  said: { encoding?: ImportEncoding; mapping: Mapped[]; fixes: CellFix[]; createAll?: true; createLines: number[] };
  progress: ProductImport['progress'];
  encoding?: ImportEncoding;
  separator?: NonNullable<ProductImport['separator']>;
  columns: ImportFileColumn[];
  sample?: string;
  problem?: NonNullable<ProductImport['problem']>;
  figures?: NonNullable<ProductImport['figures']>;
  createdAt: Date;
  /** Current reader; after `until` any worker may start again. */
  lease?: { owner: string; until: Date };
  /** Number of unexpected failures while reading it. */
  faults?: number;
  expiresAt: Date;
}

const required = { required: true } as const;

const schema = new Schema<StoredProductImport>(
  {
    name: { type: String, ...required },
    size: { type: Number, ...required },
    state: { type: String, enum: importStates, ...required },
    by: {
      type: new Schema<Actor>(
        { kind: { type: String, ...required }, id: { type: String, ...required } },
        { _id: false },
      ),
      ...required,
    },
    said: { type: Schema.Types.Mixed, ...required },
    progress: { type: Schema.Types.Mixed, ...required },
    encoding: String,
    separator: String,
    columns: { type: Schema.Types.Mixed, ...required },
    sample: String,
    problem: Schema.Types.Mixed,
    figures: Schema.Types.Mixed,
    createdAt: { type: Date, ...required },
    lease: new Schema({ owner: String, until: Date }, { _id: false }),
    faults: Number,
    expiresAt: { type: Date, ...required },
  },
  { collection: 'product-imports', versionKey: false, minimize: false },
);
schema.index({ 'by.id': 1, createdAt: -1, _id: -1 });
schema.index({ state: 1, createdAt: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function productImportModel(connection: Connection): Model<StoredProductImport> {
  return connection.model<StoredProductImport>('ProductImport', schema);
}
