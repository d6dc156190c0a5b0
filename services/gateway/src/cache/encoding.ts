/** Encodings that the gateway compresses with. */
export type Encoding = 'br' | 'gzip';
