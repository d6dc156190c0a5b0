import { Suspense, lazy, useEffect, useState } from 'react';
import { recentProducts } from '../recent-products.ts';

const Row = lazy(() => import(/* webpackChunkName: "recent" */ './recent-row.tsx').then((module) => ({ default: module.RecentRow })));

/** Products viewed before in this browser, except the one on screen. The server knows none: the last section of a page, below what moves when it comes. */
export function RecentlyViewed({ except }: { except?: string }) {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => setIds(recentProducts().filter((id) => id !== except)), [except]);
  if (ids.length === 0) return null;
  return (
    <Suspense>
      <Row ids={ids} />
    </Suspense>
  );
}
