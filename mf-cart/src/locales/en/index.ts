import { frames } from './frames.ts';
import { shop } from './shop.ts';
import { tracking } from './tracking.ts';

export const texts = {
  frames,
  shop,
  tracking,
  checkOut: { title: 'CheckOut page', text: 'This page has no content yet.' },
};
