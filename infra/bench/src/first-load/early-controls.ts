/** A control of the first viewport that is used as soon as it is painted. */
export interface EarlyControl {
  name: string;
  /** The first match in the viewport is used: clicked, or for a select changed to its next option. */
  selectors: readonly string[];
}

const inMain = ['button', 'select'].map((tag) => `main ${tag}:not([type=submit], [disabled])`).join(', ');

/** The menu in the header, and the first control of the visible content. A page without one in its content has the round message button. */
export const earlyControls: readonly EarlyControl[] = [
  { name: 'menu', selectors: ['header button[aria-haspopup="dialog"][aria-label]'] },
  { name: 'content', selectors: [inMain, 'footer ~ * button'] },
];
