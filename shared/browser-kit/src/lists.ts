/** Lists that grow while the user scrolls; loaded with the first page that has one. */
export { useInfiniteScroll } from './lists/use-infinite-scroll.ts';
