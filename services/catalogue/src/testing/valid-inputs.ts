import type { FooterContent } from '@gvg/contracts/catalogue/http/page-template-content';

export const picture = '/v1/file-manager/files/picture.png';

const text = (vi: string) => ({ vi, en: '' });

/** A valid body of POST /v1/costs for a rate that is in force at once; each call uses a later `validFrom`, which must be unique. */
let lastValidFrom = 0;
export function costBody(fields: Record<string, unknown> = {}): Record<string, unknown> {
  lastValidFrom = Math.max(lastValidFrom + 1, Date.now() - 1_000);
  return {
    country: 'JP',
    service: 'AIR',
    goodsTypes: ['NORMAL', 'MUST_BE_PACKAGED'],
    brackets: [
      { fromGrams: 0, toGrams: 5_000, pricePerKg: 200_000 },
      { fromGrams: 5_000, pricePerKg: 165_000 },
    ],
    transitDays: { min: 5, max: 7 },
    validFrom: new Date(lastValidFrom).toISOString(),
    ...fields,
  };
}

let pages = 0;

/** A valid body of POST /v1/page-templates for a page of text, with a different slug each time. */
export function pageBody(fields: Record<string, unknown> = {}): Record<string, unknown> {
  pages += 1;
  return { type: 'PAGE', slug: `trang-${pages}`, title: text(`Trang ${pages}`), body: text('<p>Chào</p>'), ...fields };
}

export function footerContent(phone: string): FooterContent {
  return {
    address: ['12 Lê Lợi, Quận 1'],
    phone,
    mail: 'shop@goodsviet.example',
    intro: text('Hàng Việt'),
    extraIntro: text('Tận cửa'),
    linkGroups: [1, 2, 3].map((group) => ({
      title: text(`Nhóm ${group}`),
      links: [{ label: text('Cước'), url: '/rate-table' }],
    })),
    social: '',
    contacts: { messenger: '', zalo: '', whatsapp: '' },
  };
}
