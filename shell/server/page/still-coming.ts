import { ownershipOf } from '@gvg/contracts/paths';
import type { Locale } from '@gvg/contracts/values/locale';
import { escapeHtml } from '../document/escape.ts';

/** Names of the shop's parts for visitors; a remote that is not listed is shown by its own name. */
const partNames: Readonly<Record<string, Record<Locale, string>>> = {
  'mf-storefront': { vi: 'trang bán hàng', en: 'the shop’s pages' },
  'mf-cart': { vi: 'giỏ hàng và đơn hàng', en: 'cart and orders' },
  'mf-chat': { vi: 'trò chuyện và thông báo', en: 'chat and notifications' },
  'mf-admin': { vi: 'khu quản trị', en: 'the admin area' },
};

const texts = {
  vi: {
    title: 'Phần này đang được chuẩn bị',
    text: 'Trang sẽ tự mở khi xong, thường trong vòng một phút.',
    home: 'Về trang chủ',
    notice: (parts: string) => `Đang chuẩn bị: ${parts}. Tải lại trang sau ít phút để thấy đủ.`,
  },
  en: {
    title: 'This part is being prepared',
    text: 'The page opens by itself when it is ready, usually within a minute.',
    home: 'Back to home',
    notice: (parts: string) => `Still being prepared: ${parts}. Reload the page in a moment to see everything.`,
  },
} as const satisfies Record<Locale, unknown>;

/** Seconds until the page of a part that is still starting reloads. */
export const comingRetrySeconds = 3;

/** Returns the expected remotes that are not registered yet. */
export function stillComing(expected: readonly string[], registry: readonly { name: string }[]): string[] {
  return expected.filter((name) => !registry.some((remote) => remote.name === name));
}

/** Returns the remote of `path` (without language prefix) among those that are still starting. */
export function comingOwnerOf(path: string, coming: readonly string[]): string | undefined {
  return coming.find((name) => name === ownershipOf(path)?.owner);
}

export interface StaticContent {
  html: string;
  css: string;
}

const css = `.gvg-coming{font:1rem/1.5 'Be Vietnam Pro',system-ui,sans-serif;text-align:center}
p.gvg-coming{position:sticky;bottom:0;z-index:1;margin:0;padding:8px 88px;font-size:.875rem;background:#ffe9b8;color:#3a2410}
main.gvg-coming{padding:18vh 24px 24px}
main.gvg-coming h1{font-size:1.5rem;line-height:1.3;margin:0 0 8px}
main.gvg-coming p{margin:0 0 24px}
main.gvg-coming a{color:inherit}`;

/**
 * Returns a line at the bottom of the window that names the parts that are still starting. It does not reload, because the page above it is
 * complete.
 */
export function comingNotice(locale: Locale, coming: readonly string[]): StaticContent | undefined {
  if (coming.length === 0) return undefined;
  const parts = coming.map((name) => partNames[name]?.[locale] ?? name).join(', ');
  return { html: `<p class="gvg-coming" role="status">${escapeHtml(texts[locale].notice(parts))}</p>`, css };
}

export interface ComingPage extends StaticContent {
  title: string;
}

/** Returns the page of a part that is still starting, in place of the not-found page. */
export function comingPage(locale: Locale): ComingPage {
  const { title, text, home } = texts[locale];
  const link = `<p><a href="${locale === 'en' ? '/en' : '/'}">${home}</a></p>`;
  return { title, css, html: `<main class="gvg-coming"><h1>${title}</h1><p role="status">${text}</p>${link}</main>` };
}
