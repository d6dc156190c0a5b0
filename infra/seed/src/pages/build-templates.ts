import type { ImportedValue } from '@gvg/contracts/catalogue/import-record';
import type { FooterContent, HomepageContent } from '@gvg/contracts/catalogue/http/page-template-content';
import type { TemplateContent } from '@gvg/contracts/catalogue/http/page-templates';
import { slugWithId } from '@gvg/contracts/values/slug';
import { otherPictures, pairPicture } from '../pictures/demo-pictures.ts';
import { categoryId } from '../products/build-goods.ts';
import type { UrlOf } from '../products/build-goods.ts';
import { demoId } from '../products/demo-id.ts';
import { sweets } from '../products/packaged-food/sweets.ts';
import type { Pair } from '../pair.ts';
import type { CategoryData } from '../products/product-data.ts';
import { coffee } from '../products/water-food/coffee.ts';
import { informationPages } from './information-pages.ts';
import { bodyOf } from './page-data.ts';
import type { PageData } from './page-data.ts';
import { posts } from './posts.ts';

const textOf = ([vi, en]: Pair) => ({ vi, en });
const link = (label: Pair, url: string) => ({ label: textOf(label), url });
/** Returns the Vietnamese path, from which the English one is derived. */
const categoryPath = (category: CategoryData) => `/category/${slugWithId(category.name[0], categoryId(category))}`;
const pagePath = ({ slug }: Pick<PageData, 'slug'>) => `/page/${slug}`;

const banners = (urlOf: UrlOf): HomepageContent['banners'] => [
  {
    image: urlOf(otherPictures.tet),
    eyebrow: textOf(['Tết 2027', 'Lunar New Year 2027']),
    title: textOf(['Mâm cỗ Tết, gửi trước 20 tháng 1', 'A Tet table, sent before 20 January']),
    text: textOf([
      'Bánh chưng, mứt, trà và hạt dưa đóng thùng sẵn cho người Việt ở xa. Cân tại kho, báo cước một lần.',
      'Chung cakes, candied fruit, tea and melon seeds, boxed for those far from home. Weighed at our warehouse, freight quoted once.',
    ]),
    actions: [
      link(['Xem hàng Tết', 'See Tet goods'], categoryPath(sweets)),
      link(['Tính cước', 'Work out freight'], '/rate-table'),
    ],
  },
  {
    image: urlOf(otherPictures.freight),
    eyebrow: textOf(['Mười hai nước', 'Twelve countries']),
    title: textOf(['Biết cước trước khi đặt', 'Know the freight before you order']),
    text: textOf([
      'Đường bay, đường biển hay chuyển phát nhanh: một bảng giá, tính theo cân thật có ảnh.',
      'By air, by sea or express: one table of prices, by real weight with a photo.',
    ]),
    actions: [
      link(['Xem bảng cước', 'See the rates'], '/rate-table'),
      link(['Cách tính', 'How it is worked out'], '/page/can-that-hay-can-the-tich'),
    ],
  },
  {
    image: urlOf(otherPictures.coffee),
    eyebrow: textOf(['Vụ mới', 'New harvest']),
    title: textOf(['Cà phê cao nguyên, rang trong tuần', 'Highland coffee, roasted this week']),
    text: textOf([
      'Robusta Buôn Ma Thuột và Arabica Cầu Đất lên máy bay không quá bảy ngày sau khi rang.',
      'Robusta from Buon Ma Thuot and arabica from Cau Dat fly within seven days of roasting.',
    ]),
    actions: [link(['Chọn cà phê', 'Choose coffee'], categoryPath(coffee))],
  },
];

const homepage = (urlOf: UrlOf): TemplateContent => ({
  type: 'HOMEPAGE',
  banners: banners(urlOf),
  introduction: bodyOf([
    {
      text: [
        'Hàng Việt chọn từ nơi làm ra nó: bánh tráng Trảng Bàng, nước mắm Phú Quốc, trà Thái Nguyên. Chúng tôi mua hộ, cân tại kho và gửi tới tận cửa nhà bạn.',
        'Vietnamese goods from where they are made: rice paper of Trang Bang, fish sauce of Phu Quoc, tea of Thai Nguyen. We buy for you, weigh at our warehouse and send to your door.',
      ],
    },
  ]),
  posts: posts.map((post) => ({
    title: textOf(post.title),
    excerpt: textOf(post.excerpt),
    image: urlOf(pairPicture(post.art)),
    link: pagePath(post),
  })),
});

const header: TemplateContent = {
  type: 'HEADER',
  slogan: textOf([
    'Mua hộ từ Việt Nam tới 12 nước, giá cước rõ ràng trước khi đặt',
    'Bought in Vietnam for 12 countries at clear rates',
  ]),
  intro: { text: textOf(['Giới thiệu', 'About us']), link: '/page/about' },
};

const linkGroups: FooterContent['linkGroups'] = [
  {
    title: textOf(['Về chúng tôi', 'About us']),
    links: [
      link(['Câu chuyện', 'Our story'], '/page/about'),
      link(['Quyền riêng tư', 'Privacy'], '/page/privacy'),
      link(['Điều khoản', 'Terms'], '/page/terms'),
      link(['Bài viết', 'Posts'], '/#posts'),
    ],
  },
  {
    title: textOf(['Sản phẩm', 'Products']),
    links: [
      link(['Bán chạy', 'Best sellers'], '/#products-in-day'),
      link(['Tất cả sản phẩm', 'All products'], '/search'),
      link(['Quà Tết', 'Tet gifts'], categoryPath(sweets)),
      link(['Cà phê', 'Coffee'], categoryPath(coffee)),
    ],
  },
  {
    title: textOf(['Dịch vụ', 'Service']),
    links: [
      link(['Bảng giá cước', 'Freight rates'], '/rate-table'),
      link(['Hướng dẫn mua hàng', 'How to buy'], '/page/guide'),
      link(['Đổi trả, hoàn tiền', 'Returns and refunds'], '/page/returns'),
    ],
  },
];

const footer: TemplateContent = {
  type: 'FOOTER',
  address: ['27/4 Hoàng Hoa Thám, phường Bảy Hiền, Thành phố Hồ Chí Minh', '18 Hàng Bè, phường Hoàn Kiếm, Hà Nội'],
  phone: '+84 901 234 567',
  mail: 'xinchao@goodsvietgoods.example',
  intro: textOf([
    'Chúng tôi mua hộ và gửi hàng Việt Nam cho người Việt ở nước ngoài.',
    'We buy goods in Vietnam for Vietnamese people abroad, and send them.',
  ]),
  extraIntro: textOf([
    'Cân tại kho, báo cước một lần, dư hoàn lại.',
    'Weighed at our warehouse, freight quoted once, the difference paid back.',
  ]),
  linkGroups,
  social: 'https://www.facebook.com/goodsvietgoods.example',
  contacts: {
    messenger: 'https://m.me/goodsvietgoods.example',
    zalo: 'https://zalo.me/0901234567',
    whatsapp: 'https://wa.me/84901234567',
  },
};

const rateTable: TemplateContent = {
  type: 'RATE_TABLE',
  title: textOf(['Bảng giá cước', 'Freight rates']),
  introduction: bodyOf([
    {
      text: [
        'Cước tính theo cân nặng thật hoặc cân nặng thể tích, lấy số lớn hơn, làm tròn lên theo từng nấc. Chọn nước nhận để xem giá.',
        'Freight goes by real or volumetric weight, whichever is greater, rounded up to the next step. Choose a country to see its prices.',
      ],
    },
  ]),
  notes: bodyOf([
    {
      list: [
        [
          'Giá đã gồm lấy hàng tại kho, đóng thùng và khai hải quan chiều đi.',
          'Prices include picking up, packing and customs in Vietnam.',
        ],
        ['Chưa gồm thuế nhập khẩu của nước đến.', 'Import duty of the country is not included.'],
        [
          'Cân thật tại kho có ảnh; chênh lệch được hoàn lại hoặc thu thêm trước khi gửi.',
          'Weighed at the warehouse with a photo; the difference is paid back, or asked for before we send.',
        ],
      ],
    },
  ]),
};

const page = ({ slug, title, blocks }: PageData): TemplateContent => ({
  type: 'PAGE',
  slug,
  title: textOf(title),
  body: bodyOf(blocks),
});

const written = '2026-10-01T02:00:00.000Z';

/** Returns the four fixed templates (home page, header, footer, rate table) and all text pages. */
export function buildTemplates(urlOf: UrlOf): ImportedValue<'template'>[] {
  const contents = [homepage(urlOf), header, footer, rateTable, ...[...informationPages, ...posts].map(page)];
  return contents.map((content) => ({
    _id: demoId('template', content.type === 'PAGE' ? content.slug : content.type),
    createdAt: written,
    content,
  }));
}
