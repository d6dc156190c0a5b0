/** A name in the spellings used by templates. */
export interface Names {
  /** `gift-box` */
  kebab: string;
  /** `giftBox` */
  camel: string;
  /** `GiftBox` */
  pascal: string;
  /** `GIFT_BOX` */
  constant: string;
  /** `gift box` */
  words: string;
}

const kebabPattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Returns the spellings of a kebab-case name.
 * @throws Error for any other form
 */
export function namesOf(kebab: string): Names {
  if (!kebabPattern.test(kebab)) throw new Error(`"${kebab}" must be kebab-case, such as gift-box`);
  const camel = kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    kebab,
    camel,
    pascal: camel.charAt(0).toUpperCase() + camel.slice(1),
    constant: kebab.toUpperCase().replaceAll('-', '_'),
    words: kebab.replaceAll('-', ' '),
  };
}

/** Returns the English plural of a kebab-case name, for collections and paths. */
export function pluralOf(kebab: string): string {
  if (/[^aeiou]y$/.test(kebab)) return `${kebab.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(kebab) ? `${kebab}es` : `${kebab}s`;
}
