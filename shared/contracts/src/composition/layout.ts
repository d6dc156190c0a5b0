import { mostSpecificPattern } from '../paths.ts';

/** What surrounds a page: nothing, the public header and footer, or the frame that the admin area's remote provides (specification §2, Layout rules). */
export const layouts = ['bare', 'public', 'admin'] as const;
export type Layout = (typeof layouts)[number];

/** Layouts that a route may have, the usual one first; the most specific pattern wins (specification §2, Layout rules). */
const allowedLayouts: Record<string, readonly [Layout, ...Layout[]]> = {
  '/*': ['public', 'bare'],
  '/auth': ['bare'],
  '/order/*': ['bare'],
  '/order/check-out': ['public'],
  '/admin/*': ['admin'],
  '/admin/messages': ['bare'],
};

/** Layouts allowed at `path` (without language prefix), the usual one first. */
export function layoutsAllowedAt(path: string): readonly [Layout, ...Layout[]] {
  return allowedLayouts[mostSpecificPattern(Object.keys(allowedLayouts), path) ?? '/*'] ?? ['public'];
}
