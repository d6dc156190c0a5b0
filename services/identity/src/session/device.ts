import Bowser from 'bowser';

export interface Device {
  /** Such as `Chrome` and `Android`; empty when unknown. */
  browser: string;
  system: string;
}

/** No browser's is longer; expressions over an unlimited text could take long. */
const maximumLength = 512;

export function deviceOf(userAgent: string | undefined): Device {
  if (userAgent === undefined || userAgent === '') return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent.slice(0, maximumLength));
  return { browser: browser.name ?? '', system: os.name ?? '' };
}
