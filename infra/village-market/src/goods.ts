/** Goods of the market by the last segment of their URL. `price` is in VND. `data` is the metadata format of the page, if any. */
export interface Goods {
  name: string;
  about: string;
  price: number;
  /** Emoji of the picture. */
  emoji: string;
  data: 'OPEN_GRAPH' | 'SCHEMA_ORG' | 'NONE';
}

export const goods: Readonly<Record<string, Goods>> = {
  'ao-dai-lua-to-tam': {
    name: 'Áo dài lụa tơ tằm thêu sen',
    about: 'Lụa Vạn Phúc dệt tay, thêu sen ở tà trước, may theo số đo.',
    price: 1_250_000,
    emoji: 'kimono',
    data: 'OPEN_GRAPH',
  },
  'am-tra-bat-trang': {
    name: 'Ấm trà Bát Tràng men lam',
    about: 'Ấm 400 ml vẽ tay, kèm bốn chén.',
    price: 480_000,
    emoji: 'teapot',
    data: 'SCHEMA_ORG',
  },
  'bo-truyen-co-tich': {
    name: 'Bộ truyện cổ tích Việt Nam 10 tập',
    about: 'Bìa cứng, tranh màu, cho bé từ 5 tuổi.',
    price: 420_000,
    emoji: 'books',
    data: 'SCHEMA_ORG',
  },
  'gio-tre-quai-da': {
    name: 'Giỏ tre đan tay quai da',
    about: 'Tre Phú Vinh, quai da bò, cao 26 cm.',
    price: 310_000,
    emoji: 'basket',
    data: 'OPEN_GRAPH',
  },
  'tranh-dong-ho': {
    name: 'Tranh Đông Hồ đàn lợn âm dương',
    about: 'In trên giấy điệp, 35 × 25 cm, chưa khung.',
    price: 95_000,
    emoji: 'framed-picture',
    data: 'NONE',
  },
};
