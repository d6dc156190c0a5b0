import type { Types } from 'mongoose';
import type { LocalizedText } from '@gvg/contracts/values/locale';
import { foldVietnamese, inOneSpelling } from '@gvg/contracts/values/vietnamese';
import type { Models } from '../../models.ts';

/** A thing that cells refer to by id or code, or by a unique name. */
export interface ShopName {
  id: string;
  names: string[];
}

export interface ShopNames {
  category: readonly ShopName[];
  producer: readonly ShopName[];
  country: readonly ShopName[];
}

/** Excludes removed ones and includes hidden ones. */
export async function findShopNames({ categories, producers, countries }: Models): Promise<ShopNames> {
  const there = { isDeleted: false };
  const namesOf = (documents: { _id: Types.ObjectId | string; name: LocalizedText }[]) =>
    documents.map(({ _id, name }) => ({
      id: String(_id),
      names: [name.vi, name.en].filter((text) => text !== ''),
    }));
  const [category, producer, country] = await Promise.all([
    categories.find(there, { name: 1 }).lean(),
    producers.find(there, { name: 1 }).lean(),
    countries.find({}, { name: 1 }).lean(),
  ]);
  return { category: namesOf(category), producer: namesOf(producer), country: namesOf(country) };
}

const plain = (name: string) => inOneSpelling(name).toLowerCase();

interface Index {
  byId: ReadonlyMap<string, ShopName>;
  byName: ReadonlyMap<string, readonly ShopName[]>;
}

/** Cached, because names are looked up in each row of a file. */
const indexes = new WeakMap<readonly ShopName[], Index>();

function indexOf(all: readonly ShopName[]): Index {
  const known = indexes.get(all);
  if (known !== undefined) return known;
  const byName = new Map<string, ShopName[]>();
  for (const one of all)
    for (const name of new Set(one.names.map(plain))) byName.set(name, [...(byName.get(name) ?? []), one]);
  const index = { byId: new Map(all.map((one) => [one.id.toLowerCase(), one])), byName };
  indexes.set(all, index);
  return index;
}

/** Returns the thing with that id, or with that name in any case and spelling if it is unique. */
export function findNamed(all: readonly ShopName[], text: string): ShopName | undefined {
  const { byId, byName } = indexOf(all);
  const [named, ...others] = byName.get(plain(text)) ?? [];
  return byId.get(text.toLowerCase()) ?? (others.length === 0 ? named : undefined);
}

/** Returns the thing whose name shares most letter pairs with a text (Dice's coefficient); undefined if none is similar. */
export function findNearest(all: readonly ShopName[], text: string): ShopName | undefined {
  const wanted = pairsOf(text);
  let best: { one: ShopName; likeness: number } | undefined;
  for (const one of all) {
    const likeness = Math.max(0, ...one.names.map((name) => likenessOf(pairsOf(name), wanted)));
    if (likeness > (best?.likeness ?? 0)) best = { one, likeness };
  }
  return best !== undefined && best.likeness >= 0.4 ? best.one : undefined;
}

function pairsOf(text: string): Set<string> {
  const folded = foldVietnamese(text);
  return new Set(Array.from({ length: Math.max(0, folded.length - 1) }, (_, index) => folded.slice(index, index + 2)));
}

function likenessOf(ones: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const shared = [...ones].filter((pair) => others.has(pair)).length;
  return shared === 0 ? 0 : (2 * shared) / (ones.size + others.size);
}
