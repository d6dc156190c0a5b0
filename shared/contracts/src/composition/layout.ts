import { ownershipOf } from '../paths.ts';
import type { Layout } from './page-ownership.ts';

/** Layouts allowed at `path` (without language prefix), the usual one first; a path that nobody owns has the public one. */
export function layoutsAllowedAt(path: string): readonly [Layout, ...Layout[]] {
  return ownershipOf(path)?.layouts ?? ['public'];
}
