import type { TemplateContent } from '@gvg/contracts/catalogue/http/page-templates';

/** Initial templates of a new shop, until they are edited. Links lead only to pages that every shop has. */
export const defaultTemplates: readonly TemplateContent[] = [
  { type: 'HOMEPAGE', banners: [], introduction: { vi: '', en: '' }, posts: [] },
  {
    type: 'HEADER',
    slogan: {
      vi: 'Mua hộ hàng Việt, gửi tới tận cửa nhà bạn',
      en: 'Vietnamese goods, bought for you and sent to your door',
    },
    intro: { text: { vi: 'Giới thiệu', en: 'About us' }, link: '#footer' },
  },
  {
    type: 'FOOTER',
    address: [],
    phone: '',
    mail: '',
    intro: {
      vi: 'Chúng tôi mua hộ và gửi hàng Việt Nam cho người Việt ở nước ngoài.',
      en: 'We buy goods in Vietnam for Vietnamese people abroad, and send them.',
    },
    extraIntro: {
      vi: 'Cân tại kho, báo cước một lần, dư hoàn lại.',
      en: 'Weighed at our warehouse, freight quoted once, the difference paid back.',
    },
    linkGroups: [
      {
        title: { vi: 'Về chúng tôi', en: 'About us' },
        links: [{ label: { vi: 'Bài viết', en: 'Posts' }, url: '/#posts' }],
      },
      {
        title: { vi: 'Sản phẩm', en: 'Products' },
        links: [
          { label: { vi: 'Bán chạy', en: 'Best sellers' }, url: '/#products-in-day' },
          { label: { vi: 'Tất cả sản phẩm', en: 'All products' }, url: '/search' },
        ],
      },
      {
        title: { vi: 'Dịch vụ', en: 'Service' },
        links: [{ label: { vi: 'Bảng giá cước', en: 'Freight rates' }, url: '/rate-table' }],
      },
    ],
    social: '',
    contacts: { messenger: '', zalo: '', whatsapp: '' },
  },
  {
    type: 'RATE_TABLE',
    title: { vi: 'Bảng giá cước', en: 'Freight rates' },
    introduction: {
      vi: '<p>Cước tính theo cân nặng thật hoặc cân nặng thể tích, lấy số lớn hơn, làm tròn lên theo từng nấc.</p>',
      en: '<p>Freight goes by real or volumetric weight, whichever is greater, rounded up to the next step.</p>',
    },
    notes: { vi: '', en: '' },
  },
];
