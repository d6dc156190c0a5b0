import type { Catalogue } from '../catalogue.ts';

/** Line breaks and control characters in names, SKUs and bar codes of earlier versions. */
const control = '[\\p{Cc}\\p{Zl}\\p{Zp}]';
const controls = new RegExp(`${control}+`, 'gu');
const fields = ['name.vi', 'name.en', 'sku', 'barcode'] as const;

interface Named {
  name: { vi: string; en: string };
  sku?: string;
  barcode?: string;
}

const cleaned = (text: string) => text.replace(controls, ' ').trim();

/** Turns names into single lines. Events and lists reject any other names now. */
export async function cleanNames({
  models: { categories, producers, products },
}: Pick<Catalogue, 'models'>): Promise<number> {
  let changed = 0;
  for (const collection of [categories.collection, producers.collection, products.collection]) {
    for await (const document of collection.find({ $or: fields.map((field) => ({ [field]: { $regex: control } })) })) {
      const { name, sku, barcode } = document as unknown as Named;
      await collection.updateOne(
        { _id: document._id },
        {
          $set: {
            name: { vi: cleaned(name.vi), en: cleaned(name.en) },
            ...(sku !== undefined && { sku: cleaned(sku) }),
            ...(barcode !== undefined && { barcode: cleaned(barcode) }),
          },
        },
      );
      changed += 1;
    }
  }
  return changed;
}
