/** Supported widths of a public picture (`?w=`). Separate from the upload endpoint, so that browsers load no schema for them. */
export const pictureWidths = [80, 160, 240, 320, 480, 640, 800, 1200] as const;
export type PictureWidth = (typeof pictureWidths)[number];
