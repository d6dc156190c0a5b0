import { matchers } from '@gvg/testing/http-pact';

const { eachLike, string } = matchers;

export const text = { vi: string('Bánh tráng'), en: string('Rice paper') };

/** A list response of which only `docs` is read. */
export const docsOf = (doc: object) => ({ docs: eachLike(doc) });
