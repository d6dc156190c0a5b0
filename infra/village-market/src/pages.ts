import { formatMoney } from '@gvg/contracts/values/money';
import { demoShopHost } from '@gvg/outside-fetch/demo-shop';
import type { Html } from '@gvg/service-kit/http/html';
import { html, trustedHtml } from '@gvg/service-kit/http/html';
import { palettes } from '@gvg/ui/palette';
import type { Goods } from './goods.ts';
import { goods } from './goods.ts';

/** Returns the URL that users copy. It only works in the demo shop. */
export const addressOf = (path: string): string => `http://${demoShopHost}${path}`;

const colours = Object.entries(palettes.light)
  .map(([name, value]) => `--${name}:${value}`)
  .join(';');

export const style = `
:root{${colours}}
*{box-sizing:border-box}
body{margin:0;padding:1.5rem 1rem;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:52rem;margin:0 auto}
ul{list-style:none;margin:1.5rem 0;padding:0;display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(13rem,1fr))}
li,article{padding:1rem;background:var(--card);border:1px solid var(--line);border-radius:14px}
img{width:100%;max-width:20rem;height:auto;display:block}
a{color:var(--jade)}
strong{color:var(--clay)}
code{display:block;margin-top:.5rem;font-size:.8125rem;color:var(--muted)}
`;

const page = (title: string, head: Html, body: Html): string =>
  `<!doctype html>${html`<html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="stylesheet" href="/style.css">${head}</head><body><main>${body}</main></body></html>`.markup}`;

const none = html``;

/** Shows all goods with links to paste, and two more to demonstrate pages that cannot be read. */
export function marketPage(): string {
  const cards = Object.entries(goods).map(
    ([slug, { name, price }]) =>
      html`<li><img src="/pictures/${slug}.png" alt="" width="320" height="320"><h2><a href="/hang/${slug}">${name}</a></h2><strong>${formatMoney(price)}</strong><code>${addressOf(`/hang/${slug}`)}</code></li>`,
  );
  return page(
    'Chợ Làng',
    none,
    html`<h1>Chợ Làng</h1><p>Một cửa hàng khác, để thử mua hộ: chép đường dẫn của một món rồi dán vào ô tìm kiếm của Goods Viet Goods.</p><ul>${cards}</ul>
<p>Trang chủ hàng không cho máy đọc: <code>${addressOf('/khong-cho-may-doc/gom-chu-dau')}</code></p><p>Trang không trả lời: <code>${addressOf('/cham/lua-ha-dong')}</code></p>`,
  );
}

export function goodsPage(slug: string, one: Goods): string {
  const { name, about, price } = one;
  return page(
    name,
    dataOf(slug, one),
    html`<article><img src="/pictures/${slug}.png" alt="" width="320" height="320"><h1>${name}</h1><p>${about}</p><strong>${formatMoney(price)}</strong><p><a href="/">Chợ Làng</a></p></article>`,
  );
}

function dataOf(slug: string, { name, about, price, data }: Goods): Html {
  const image = addressOf(`/pictures/${slug}.png`);
  switch (data) {
    case 'OPEN_GRAPH':
      return html`<meta property="og:type" content="product"><meta property="og:title" content="${name}"><meta property="og:description" content="${about}"><meta property="og:image" content="${image}"><meta property="product:price:amount" content="${price}"><meta property="product:price:currency" content="VND">`;
    case 'SCHEMA_ORG': {
      const product = {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name,
        description: about,
        image: [image],
        offers: { '@type': 'Offer', price: String(price), priceCurrency: 'VND' },
      };
      return html`<script type="application/ld+json">${trustedHtml(JSON.stringify(product).replaceAll('<', '\\u003c'))}</script>`;
    }
    case 'NONE':
      return none;
  }
}
