import { optionalComponent } from '@gvg/browser-kit';
import { useEffect, useState } from 'react';
import { recentProducts } from '../recent-products.ts';

/** A page is complete without it: nothing where it cannot be loaded. */
const Row = optionalComponent<{ ids: readonly string[] }>(() =>
  import(/* webpackChunkName: "recent" */ './recent-row.tsx').then((module) => module.RecentRow),
);

/** Products viewed before in this browser, except the one on screen. The server knows none: the last section of a page, below what moves when it comes. */
export function RecentlyViewed({ except }: { except?: string }) {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => setIds(recentProducts().filter((id) => id !== except)), [except]);
  if (ids.length === 0) return null;
  return <Row ids={ids} />;
}
