import { rem } from '@gvg/ui';

const atLeast = (pixels: number) => `@container (min-width: ${rem(pixels)})`;

/** Where the page has room for list and conversation, and for the customer beside them; by its letters, not by the window. */
export const twoColumns = atLeast(900);
export const threeColumns = atLeast(1200);
