import { frames } from './frames.ts';
import { shop } from './shop.ts';
import { tracking } from './tracking.ts';

export const texts = {
  frames,
  shop,
  tracking,
};
