import { createHash } from 'node:crypto';
import { splitLocale } from '@gvg/contracts/values/locale';

const style = `
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem}
main{max-width:36rem}
h1{font-size:1.5rem;margin:0 0 .25rem}
p{margin:0 0 1.5rem}
small{opacity:.7}
a{color:inherit}
`;

const texts = {
  vi: {
    title: 'Cửa hàng đang tạm nghỉ một lát',
    text: 'Xin lỗi bạn, trang này chưa mở được. Vui lòng thử lại sau ít phút.',
    again: 'Thử lại',
  },
  en: {
    title: 'The shop is away for a moment',
    text: 'Sorry, this page cannot be opened right now. Please try again in a few minutes.',
    again: 'Try again',
  },
  busyVi: { title: 'Bạn thao tác hơi nhanh', text: 'Vui lòng chờ một chút rồi thử lại.', again: 'Thử lại' },
  busyEn: { title: 'That was a little fast', text: 'Please wait a moment and try again.', again: 'Try again' },
};

const styleHash = createHash('sha256').update(style).digest('base64');

/** Allows only the inline style of the error page. */
export const errorPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'`;

const section = (language: 'vi' | 'en', busy: boolean) => {
  const { title, text, again } = texts[busy ? (language === 'vi' ? 'busyVi' : 'busyEn') : language];
  return `<section lang="${language}"><h1>${title}</h1><p>${text} <a href="">${again}</a></p></section>`;
};

/** A self-contained page in both languages, the path's locale first, for errors that no other server can render. */
export function errorPage(path: string, status: number, requestId: string): string {
  const { locale } = splitLocale(path);
  const busy = status === 429;
  const sections = (locale === 'en' ? (['en', 'vi'] as const) : (['vi', 'en'] as const)).map((language) =>
    section(language, busy),
  );
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Goods Viet Goods</title><style>${style}</style></head><body><main>${sections.join('')}<small>${status} · ${requestId}</small></main></body></html>`;
}
