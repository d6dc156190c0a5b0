/** Supported encodings of uploaded text files. */
export const textEncodings = ['UTF-8', 'UTF-16LE', 'UTF-16BE', 'windows-1258'] as const;
export type TextEncoding = (typeof textEncodings)[number];
