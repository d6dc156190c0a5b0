import { ownershipOf } from '../paths.ts';
import type { Layout } from './page-ownership.ts';

/** Returns the layouts allowed at `path` (without language prefix), the default first. A path without an owner has the public layout. */
export function layoutsAllowedAt(path: string): readonly [Layout, ...Layout[]] {
  return ownershipOf(path)?.layouts ?? ['public'];
}
