import { foldVietnamese } from './vietnamese.ts';

/**
 * Returns the specification's slug (§5): lower case, Vietnamese accents removed, punctuation dropped, spaces become single hyphens.
 * `slugWithId` appends a hyphen and the id; ids are 24 hexadecimal digits, so `idFromSlug` splits at the last hyphen.
 */
export function slugOf(text: string): string {
  return foldVietnamese(text)
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function slugWithId(text: string, id: string): string {
  const slug = slugOf(text);
  return slug === '' ? id : `${slug}-${id}`;
}

export function idFromSlug(slugId: string): string {
  return slugId.slice(slugId.lastIndexOf('-') + 1);
}
