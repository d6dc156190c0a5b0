/** Lists that grow while the user scrolls; loaded with the first page that has one. */
export { useInfiniteList } from './lists/use-infinite-list.ts';
export type { InfiniteList } from './lists/use-infinite-list.ts';
export { useInfiniteScroll } from './lists/use-infinite-scroll.ts';
export type { InfiniteScrollOptions } from './lists/use-infinite-scroll.ts';
