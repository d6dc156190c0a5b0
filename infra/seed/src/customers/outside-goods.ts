import type { OutsideGoods } from './shop-day.ts';

/** Outside goods that the demo's customers request, with staff's answers. Prices are per piece in VND. */
export const outsideGoods = {
  silkAoDai: {
    body: {
      url: 'https://aodai.example/ao-dai-lua-to-tam',
      name: 'Áo dài lụa tơ tằm màu hồng sen, size M',
      note: 'Cổ tròn, thêu sen ở tà trước. Nếu hết màu hồng thì lấy màu ngà.',
      expectedPrice: 1_250_000,
      amount: 1,
    },
    offer: { price: 1_280_000, weightGrams: 650, categoryType: 'COSMETICS' },
  },
  coffeeFilter: {
    body: {
      url: 'https://phinnhom.example/phin-nhom-son-tinh-dien',
      name: 'Phin nhôm pha cà phê loại lớn',
      note: '',
      expectedPrice: 45_000,
      amount: 4,
    },
    offer: { price: 42_000, weightGrams: 120, categoryType: 'WATER_FOOD' },
  },
  stoneMortar: {
    body: { name: 'Cối đá Non Nước đường kính 18 cm kèm chày', note: 'Loại đá xanh, không phải đá trắng.', amount: 1 },
    offer: { refusal: 'Cối nặng hơn 6 kg, cước gửi cao hơn giá cối; bên mình gợi ý cối gỗ cùng cỡ.' },
  },
  childrensBooks: {
    body: {
      url: 'https://nhasach.example/bo-truyen-co-tich-10-tap',
      name: 'Bộ truyện cổ tích Việt Nam 10 tập, bìa cứng',
      note: '',
      expectedPrice: 420_000,
      amount: 1,
    },
    offer: { price: 399_000, weightGrams: 2_800, categoryType: 'PACKAGED_FOOD' },
  },
  bambooBasket: {
    body: {
      url: 'https://maytre.example/gio-tre-dan-tay',
      name: 'Giỏ tre đan tay quai da',
      note: '',
      expectedPrice: 310_000,
      amount: 2,
    },
    offer: { price: 295_000, weightGrams: 480, categoryType: 'COSMETICS' },
  },
  lacquerTray: {
    body: {
      url: 'https://sonmai.example/khay-son-mai-oc',
      name: 'Khay sơn mài khảm ốc 30 × 20 cm',
      note: 'Gói kỹ giúp mình, lần trước bị sứt góc.',
      expectedPrice: 560_000,
      amount: 1,
    },
    offer: { price: 540_000, weightGrams: 900, categoryType: 'COSMETICS' },
  },
  silkFan: {
    body: {
      url: 'https://shopee.example/quat-lua-ve-tay',
      name: 'Quạt lụa vẽ tay Chàng Sơn',
      note: '',
      expectedPrice: 160_000,
      amount: 2,
    },
    offer: { price: 165_000, weightGrams: 180, categoryType: 'COSMETICS' },
  },
  incenseBurner: {
    body: {
      url: 'https://battrang.example/lu-tram-men-lam',
      name: 'Lư trầm men lam Bát Tràng',
      note: 'Loại nhỏ, cao khoảng 12 cm.',
      expectedPrice: 380_000,
      amount: 1,
    },
    offer: { price: 390_000, weightGrams: 1_100, categoryType: 'COSMETICS' },
  },
  bambooSteamer: {
    body: {
      url: 'https://shopee.example/xung-hap-tre-24cm',
      name: 'Xửng hấp tre hai tầng 24 cm',
      note: '',
      expectedPrice: 210_000,
      amount: 1,
    },
    offer: { price: 205_000, weightGrams: 760, categoryType: 'WATER_FOOD' },
  },
} as const satisfies Record<string, OutsideGoods>;
