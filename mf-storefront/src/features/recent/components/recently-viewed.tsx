import { optionalComponent } from '@gvg/browser-kit';
import { useEffect, useState } from 'react';
import { recentProducts } from '../recent-products.ts';

/** Optional: renders nothing if it cannot be loaded. */
const Row = optionalComponent<{ ids: readonly string[] }>(() =>
  import(/* webpackChunkName: "recent" */ './recent-row.tsx').then((module) => module.RecentRow),
);

/**
 * Products viewed before in this browser, except the current one. The server knows none, so this is the last section of a page, where its
 * appearance moves nothing.
 */
export function RecentlyViewed({ except }: { except?: string }) {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => setIds(recentProducts().filter((id) => id !== except)), [except]);
  if (ids.length === 0) return null;
  return <Row ids={ids} />;
}
