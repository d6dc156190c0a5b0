import Bowser from 'bowser';

export interface Device {
  /** For example `Chrome` and `Android`; empty if unknown. */
  browser: string;
  system: string;
}

/** Longer than any browser's; regular expressions on unlimited text could be slow. */
const maximumLength = 512;

export function deviceOf(userAgent: string | undefined): Device {
  if (userAgent === undefined || userAgent === '') return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent.slice(0, maximumLength));
  return { browser: browser.name ?? '', system: os.name ?? '' };
}
