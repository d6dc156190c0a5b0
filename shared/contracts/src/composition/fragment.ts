import { z } from 'zod';
import { fragmentContractVersion } from './fragment-contract-version.ts';

const cssRules = z.array(z.tuple([z.string(), z.string()]));

/** Head of the document, provided by the remote that owns the page. URLs are absolute. */
export const headSchema = z.object({
  title: z.string(),
  description: z.string(),
  /** Absent on pages that must not be indexed under any address, such as missing ones. */
  canonical: z.string().optional(),
  alternates: z.array(z.object({ hreflang: z.enum(['vi', 'en-US', 'x-default']), href: z.string() })),
  og: z.array(z.tuple([z.string(), z.string()])),
  jsonld: z.array(z.unknown()),
  robots: z.string().optional(),
  preloads: z.array(
    z.object({
      href: z.string(),
      as: z.enum(['image', 'fetch']),
      imageSrcSet: z.string().optional(),
      imageSizes: z.string().optional(),
      type: z.string().optional(),
    }),
  ),
});
export type Head = z.infer<typeof headSchema>;

/** Hydration state of the remote's application, so that the browser fetches nothing again. */
export const fragmentStateSchema = z.object({
  /** Path and query with language prefix, as in the URL. */
  path: z.string(),
  locale: z.enum(['vi', 'en']),
  /** API responses by URL. */
  data: z.record(z.string(), z.unknown()),
  /** Texts of the remote's namespace in this language. */
  strings: z.record(z.string(), z.unknown()),
});
export type FragmentState = z.infer<typeof fragmentStateSchema>;

/**
 * Addresses of all API responses that the fragment depends on. Absent if one of them failed, or if the server does not report them. Only a
 * fragment with them can be cached by tags.
 */
const reads = z.array(z.string()).optional();

const renderedFragmentSchema = z.object({
  contract: z.literal(fragmentContractVersion),
  status: z.literal(200),
  remote: z.string(),
  /** Release that rendered it. The browser hydrates the markup only if it runs the same release. */
  build: z.string(),
  route: z.string(),
  head: headSchema,
  html: z.string(),
  /** Emotion's rules with their ids, so that the document contains each once. */
  css: z.object({ key: z.string(), rules: cssRules, globals: cssRules }),
  state: fragmentStateSchema,
  reads,
});

/** `GET /fragment?path=&locale=`: a rendered page, a redirect to the canonical URL, or a missing page. */
export const fragmentSchema = z.discriminatedUnion('status', [
  renderedFragmentSchema,
  z.object({ contract: z.literal(fragmentContractVersion), status: z.literal(301), location: z.string(), reads }),
  z.object({ contract: z.literal(fragmentContractVersion), status: z.literal(404), reads }),
  z.object({ contract: z.literal(fragmentContractVersion), status: z.literal(410), reads }),
]);
export type Fragment = z.infer<typeof fragmentSchema>;
export type RenderedFragment = z.infer<typeof renderedFragmentSchema>;
