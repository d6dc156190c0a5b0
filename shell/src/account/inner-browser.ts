/** Apps with an embedded browser, by the name in their user agent. */
const apps: readonly [RegExp, string][] = [
  [/FBAN\/Messenger|MESSENGER|Orca-Android/, 'Messenger'],
  [/FBA[NV]\/|FB_IAB/, 'Facebook'],
  [/Instagram/, 'Instagram'],
  [/Zalo/i, 'Zalo'],
  [/ Line\//, 'LINE'],
  [/musical_ly|BytedanceWebview|TikTok/i, 'TikTok'],
  [/KAKAOTALK/i, 'KakaoTalk'],
  [/MicroMessenger/, 'WeChat'],
];

const isAndroid = (agent: string) => agent.includes('Android');

/** Checks for an embedded browser: on Android the user agent marks it; on iOS it lacks the `Safari/` of every standalone browser. */
const isEmbedded = (agent: string) =>
  isAndroid(agent) ? /; wv\)/.test(agent) : /iPhone|iPad|iPod/.test(agent) && !agent.includes('Safari/');

export interface InnerBrowser {
  /** Undefined for an app that does not give its name. */
  app: string | undefined;
  /** Opens the current page in the phone's own browser, from iOS 17 and in most Android apps. */
  address: string;
}

/**
 * Returns the embedded browser that shows this page, where Google rejects every sign-in (`disallowed_useragent`). Undefined in a standalone
 * browser.
 */
export function innerBrowser(): InnerBrowser | undefined {
  const { userAgent } = navigator;
  const app = apps.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (app === undefined && !isEmbedded(userAgent)) return undefined;
  const { protocol, host, pathname, search } = location;
  const page = `${host}${pathname}${search}`;
  return {
    app,
    address: isAndroid(userAgent)
      ? `intent://${page}#Intent;scheme=${protocol.replace(':', '')};end`
      : `x-safari-${protocol}//${page}`,
  };
}
