/** Widths a public picture can be asked for with `?w=`; apart from the upload call, so that browsers need no schema for them. */
export const pictureWidths = [80, 160, 240, 320, 480, 640, 800, 1200] as const;
export type PictureWidth = (typeof pictureWidths)[number];
