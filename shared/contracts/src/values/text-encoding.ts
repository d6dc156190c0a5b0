/** What the text of a file that people send is encoded in. */
export const textEncodings = ['UTF-8', 'UTF-16LE', 'UTF-16BE', 'windows-1258'] as const;
export type TextEncoding = (typeof textEncodings)[number];
