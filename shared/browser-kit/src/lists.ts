/** Lists that grow while the user scrolls. Loaded with the first page that has one. */
export { useInfiniteScroll } from './lists/use-infinite-scroll.ts';
