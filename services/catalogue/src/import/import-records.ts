import type { ClientSession, Connection } from 'mongoose';
import type { ImportedKind, ImportedRecord, ImportedValue } from '@gvg/contracts/catalogue-import';
import type { EventContext } from '@gvg/messaging/outbox';
import { categoryKind } from '../category/category.kind.ts';
import { costKind } from '../cost/cost.kind.ts';
import type { EntityKind } from '../entity/entity-kind.ts';
import type { StoredEntity } from '../entity/stored-entity.ts';
import { applyChange } from '../entity/write-entity.ts';
import type { Models } from '../models.ts';
import { pageTemplateKind } from '../page-template/page-template.kind.ts';
import type { StoredTemplate } from '../page-template/page-template.model.ts';
import { producerKind } from '../producer/producer.kind.ts';
import { productKind } from '../product/product.kind.ts';
import { storedValues } from './stored-values.ts';
import type { StoredFor } from './stored-values.ts';

export interface Importing {
  connection: Connection;
  models: Models;
  transact<Result>(work: (session: ClientSession) => Promise<Result>): Promise<Result>;
  context: EventContext;
}

const kinds: { [Kind in ImportedKind]: (models: Models) => EntityKind<StoredFor[Kind]> } = {
  category: categoryKind,
  producer: producerKind,
  product: productKind,
  cost: costKind,
  template: pageTemplateKind,
};

/** Those of `values` whose id is not there yet. */
async function withoutKnown<Stored extends StoredEntity>({ model }: Pick<EntityKind<Stored>, 'model'>, values: Stored[]): Promise<Stored[]> {
  const known = await model.distinct('_id', { _id: { $in: values.map(({ _id }) => _id) } } as object);
  const ids = new Set(known.map(String));
  return values.filter(({ _id }) => !ids.has(String(_id)));
}

async function insertAndTell<Stored extends StoredEntity>(kind: EntityKind<Stored>, values: Stored[], { connection, transact, context }: Importing): Promise<number> {
  const fresh = await withoutKnown(kind, values);
  if (fresh.length === 0) return 0;
  await transact(async (session) => {
    await kind.model.insertMany(fresh, { session });
    for (const value of fresh) await kind.tell(value, null, { connection, session, context });
  });
  return fresh.length;
}

/** A place that was opened with its first words takes these; one that somebody has written in stays as it is. */
async function fillPlace(template: StoredTemplate, importing: Importing): Promise<number> {
  const { connection, models, transact, context } = importing;
  const kind = pageTemplateKind(models);
  const present = await kind.model.findOne({ place: template.place, isDeleted: false }).lean<StoredTemplate>();
  if (present === null) return insertAndTell(kind, [template], importing);
  if (present.revision > 1 || present._id.equals(template._id)) return 0;
  const { content, updatedAt } = template;
  await transact((session) => applyChange(kind, present, { $set: { content, updatedAt } }, { connection, session, context }));
  return 1;
}

async function importKind<Kind extends ImportedKind>(name: Kind, values: ImportedValue<Kind>[], importing: Importing): Promise<number> {
  return insertAndTell(kinds[name](importing.models), values.map(storedValues[name]), importing);
}

/** Writes what is not there yet, each with its event, all of one kind in one transaction; answers how many were written. */
export async function importRecords(records: readonly ImportedRecord[], importing: Importing): Promise<number> {
  const kind = records[0]?.kind;
  if (kind === undefined) return 0;
  if (kind !== 'template') return importKind(kind, records.map(({ value }) => value) as ImportedValue<typeof kind>[], importing);
  let written = 0;
  for (const { value } of records) written += await fillPlace(storedValues.template(value as ImportedValue<'template'>), importing);
  return written;
}
