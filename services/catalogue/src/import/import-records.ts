import type { ImportedKind, ImportedRecord, ImportedValue } from '@gvg/contracts/catalogue/import-record';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { WithTransaction } from '@gvg/messaging/outbox/transaction';
import { categoryEntity } from '../category/category.entity.ts';
import { costEntity } from '../cost/cost.entity.ts';
import type { FreightRules } from '../cost/freight-rules.ts';
import type { EntityDefinition } from '../entity/entity-definition.ts';
import type { StoredEntity } from '../entity/stored-entity.ts';
import { applyChange, insertDocuments } from '../entity/write-entity.ts';
import type { Models } from '../models.ts';
import { pageTemplateEntity } from '../page-template/page-template.entity.ts';
import type { StoredTemplate } from '../page-template/page-template.model.ts';
import { producerEntity } from '../producer/producer.entity.ts';
import { productEntity } from '../product/product.entity.ts';
import { storedValues } from './stored-values.ts';
import type { StoredTypes } from './stored-values.ts';

export interface ImportContext {
  models: Models;
  freightRules: Pick<FreightRules, 'change'>;
  withTransaction: WithTransaction;
  context: EventContext;
}

const entityFactories: { [Kind in ImportedKind]: (context: ImportContext) => EntityDefinition<StoredTypes[Kind]> } = {
  category: ({ models, freightRules }) => categoryEntity(models, freightRules),
  producer: ({ models }) => producerEntity(models),
  product: ({ models }) => productEntity(models),
  cost: ({ models, freightRules }) => costEntity(models, freightRules),
  template: ({ models }) => pageTemplateEntity(models),
};

/** Returns the `values` whose id does not exist yet. */
async function withoutExisting<Stored extends StoredEntity>(
  { model }: Pick<EntityDefinition<Stored>, 'model'>,
  values: Stored[],
): Promise<Stored[]> {
  const existing = await model.distinct('_id', { _id: { $in: values.map(({ _id }) => _id) } } as object);
  const ids = new Set(existing.map(String));
  return values.filter(({ _id }) => !ids.has(String(_id)));
}

async function insertMissing<Stored extends StoredEntity>(
  entity: EntityDefinition<Stored>,
  values: Stored[],
  { withTransaction, context }: ImportContext,
): Promise<number> {
  const newValues = await withoutExisting(entity, values);
  if (newValues.length === 0) return 0;
  const insert = () =>
    withTransaction((transaction) => insertDocuments(entity, newValues, { ...transaction, context }));
  await (entity.around?.(insert) ?? insert());
  return newValues.length;
}

/** Overwrites a default template that was never edited (revision 1); an edited one is not changed. */
async function fillDefaultTemplate(template: StoredTemplate, importContext: ImportContext): Promise<number> {
  const { models, withTransaction, context } = importContext;
  const entity = pageTemplateEntity(models);
  const present = await entity.model.findOne({ place: template.place, isDeleted: false }).lean<StoredTemplate>();
  if (present === null) return insertMissing(entity, [template], importContext);
  if (present.revision > 1 || present._id.equals(template._id)) return 0;
  const { content, updatedAt } = template;
  await withTransaction((transaction) =>
    applyChange(entity, present, { $set: { content, updatedAt } }, { ...transaction, context }),
  );
  return 1;
}

async function importEntities<Kind extends ImportedKind>(
  name: Kind,
  values: ImportedValue<Kind>[],
  importContext: ImportContext,
): Promise<number> {
  return insertMissing(entityFactories[name](importContext), values.map(storedValues[name]), importContext);
}

/** Inserts records that do not exist yet, with their events: a batch in one transaction, templates in one transaction each. Returns the number written. */
export async function importRecords(records: readonly ImportedRecord[], importContext: ImportContext): Promise<number> {
  const kind = records[0]?.kind;
  if (kind === undefined) return 0;
  if (kind !== 'template')
    return importEntities(kind, records.map(({ value }) => value) as ImportedValue<typeof kind>[], importContext);
  let written = 0;
  for (const { value } of records)
    written += await fillDefaultTemplate(storedValues.template(value as ImportedValue<'template'>), importContext);
  return written;
}
