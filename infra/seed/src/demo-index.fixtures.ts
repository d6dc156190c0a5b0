import { ProductIndex } from '@gvg/catalogue/search/product-index';
import { defaultSettings } from '@gvg/catalogue/settings/default-settings';
import type { ImportedKind, ImportedValue } from '@gvg/contracts/catalogue/import-record';
import { demoRecords } from './demo-records.ts';

const records = demoRecords(() => '/v1/file-manager/files/picture.jpg');

export const demoValues = <Kind extends ImportedKind>(kind: Kind) =>
  records.filter((record) => record.kind === kind).map(({ value }) => value as ImportedValue<Kind>);

/** Returns the catalogue's index with the demo shop and the settings of a new shop. */
export function indexDemoShop(): ProductIndex {
  const index = new ProductIndex();
  index.setSynonyms(defaultSettings.synonyms);
  for (const category of demoValues('category')) index.putCategory(category, 1);
  for (const producer of demoValues('producer')) index.putProducer(producer, 1);
  for (const product of demoValues('product')) index.putProduct(product);
  return index;
}
