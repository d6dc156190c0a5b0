import { createHash } from 'node:crypto';

/** Returns a deterministic id: 24 hexadecimal digits hashed from kind and slug. */
export function demoId(kind: string, slug: string): string {
  return createHash('sha256').update(`goods-viet-goods/demo/${kind}/${slug}`).digest('hex').slice(0, 24);
}
