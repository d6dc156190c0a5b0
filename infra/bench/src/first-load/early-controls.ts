/** A control of the first screen that is used as soon as it is painted. */
export interface EarlyControl {
  name: string;
  /** The first match that is in the viewport is used: tapped, or for a select moved to its next option. */
  selectors: readonly string[];
}

const inMain = ['button', 'select'].map((tag) => `main ${tag}:not([type=submit], [disabled])`).join(', ');

/** The menu in the header, and the first control of the visible part of the page; a page without one in its content has the round button for messages. */
export const earlyControls: readonly EarlyControl[] = [
  { name: 'menu', selectors: ['header button[aria-haspopup="dialog"][aria-label]'] },
  { name: 'content', selectors: [inMain, 'footer ~ * button'] },
];
