import { localePath, localize } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';
import type { StoredNotification } from '../../notification/notification.model.ts';

/** Push services must accept 4,096 bytes, some of which encryption uses (RFC 8030, RFC 8291). */
export const maxPayloadBytes = 3_000;

/**
 * Returns the payload for the page's worker: `{title, body, link, typeNotify, _id}` as JSON, with the language's prefix in `link`. A long body is cut with `…`.
 */
export function pushPayload({ _id, title, description, link, typeNotify }: StoredNotification, locale: Locale): string {
  const body = localize(description, locale);
  const withBody = (shown: string) =>
    JSON.stringify({
      title: localize(title, locale),
      body: shown,
      link: localePath(locale, link),
      typeNotify,
      _id: _id.toHexString(),
    });
  const whole = withBody(body);
  if (Buffer.byteLength(whole) <= maxPayloadBytes) return whole;
  const letters = [...body];
  for (;;) {
    letters.splice(-Math.max(1, Math.ceil(letters.length / 10)));
    const shortened = withBody(`${letters.join('')}…`);
    if (letters.length === 0 || Buffer.byteLength(shortened) <= maxPayloadBytes) return shortened;
  }
}
