import { createHash } from 'node:crypto';

/** An id that stays the same from run to run: 24 hexadecimal digits made of what it names. */
export function demoId(kind: string, slug: string): string {
  return createHash('sha256').update(`goods-viet-goods/demo/${kind}/${slug}`).digest('hex').slice(0, 24);
}
