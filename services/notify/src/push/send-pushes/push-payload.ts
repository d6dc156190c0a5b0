import { localePath, localize } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';
import type { StoredNotification } from '../../notification/notification.model.ts';

/** Push services must take 4,096 bytes, of which encryption takes some (RFC 8030, RFC 8291). */
export const maxPayloadBytes = 3_000;

/** What the page's worker shows: `{title, body, link, typeNotify, _id}` as JSON, `link` with the language's prefix. A body that is too long ends in `…`. */
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
