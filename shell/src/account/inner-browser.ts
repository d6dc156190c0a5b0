/** Apps with a browser of their own; the names that they give themselves to servers. */
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

/** A browser within an app: Android names it, that of iOS lacks what Safari and every browser of its own icon has. */
const isEmbedded = (agent: string) =>
  isAndroid(agent) ? /; wv\)/.test(agent) : /iPhone|iPad|iPod/.test(agent) && !agent.includes('Safari/');

export interface InnerBrowser {
  /** Undefined for an app that does not say its name. */
  app: string | undefined;
  /** Opens the present page in the phone's own browser; from iOS 17 on, and in most apps of Android. */
  address: string;
}

/** The browser of another app that shows this page: Google signs nobody in there (`disallowed_useragent`). Undefined in a browser of its own. */
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
