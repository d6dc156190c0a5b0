import { formatNumber } from '@gvg/contracts/values/format-number';
import { useState } from 'react';
import { parsePrice } from '../price-text.ts';

const format = (price: number | undefined) => (price === undefined ? '' : formatNumber(price));

/** Manages the text of a price field: typed text stays until the filter changes to another price. */
export function usePriceText(price: number | undefined): [string, (text: string) => void] {
  const [text, setText] = useState(format(price));
  const [seen, setSeen] = useState(price);
  if (seen !== price) {
    setSeen(price);
    if (parsePrice(text) !== price) setText(format(price));
  }
  return [text, setText];
}
