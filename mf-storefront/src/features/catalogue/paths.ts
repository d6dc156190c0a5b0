import { localize } from '@gvg/contracts/values/locale';
import type { Locale, LocalizedText } from '@gvg/contracts/values/locale';
import { slugWithId } from '@gvg/contracts/values/slug';

interface Named {
  _id: string;
  name: LocalizedText;
}

/** Paths without language prefix. The router and `buildHead` add it. */
export const productPath = ({ _id, name }: Named, locale: Locale) =>
  `/product/${slugWithId(localize(name, locale), _id)}`;
export const categoryPath = ({ _id, name }: Named, locale: Locale) =>
  `/category/${slugWithId(localize(name, locale), _id)}`;
