import type { ShippingService } from '@gvg/contracts/catalogue/terms';
import type { Pair } from '../pair.ts';

export interface ServiceRate {
  /** VND per kilogram in the first bracket. */
  pricePerKg: number;
  days: readonly [min: number, max: number];
}

export interface Destination {
  country: string;
  rates: Record<ShippingService, ServiceRate>;
  /** Customs information. */
  note: Pair;
  /** Goods that customs do not admit. */
  refuses: readonly RefusedGoods[];
}

export type RefusedGoods = 'PORK' | 'FRUIT' | 'VEGETABLES' | 'SEEDS' | 'MEDICINES';

const rate = (pricePerKg: number, min: number, max: number): ServiceRate => ({ pricePerKg, days: [min, max] });

export const destinations: readonly Destination[] = [
  {
    country: 'JP',
    rates: { AIR: rate(165_000, 5, 8), SEA: rate(62_000, 35, 45), EXPRESS: rate(275_000, 3, 4) },
    note: [
      'Kiện trên 10.000 yên có thể chịu thuế tiêu thụ tại Nhật.',
      'Parcels above 10,000 yen may be charged consumption tax in Japan.',
    ],
    refuses: ['PORK', 'FRUIT', 'VEGETABLES', 'MEDICINES'],
  },
  {
    country: 'KR',
    rates: { AIR: rate(158_000, 5, 8), SEA: rate(60_000, 30, 40), EXPRESS: rate(268_000, 3, 4) },
    note: ['Người nhận cần mã thông quan cá nhân (PCCC).', 'The recipient needs a personal customs code (PCCC).'],
    refuses: ['PORK', 'FRUIT', 'VEGETABLES', 'MEDICINES'],
  },
  {
    country: 'TW',
    rates: { AIR: rate(142_000, 4, 7), SEA: rate(55_000, 20, 30), EXPRESS: rate(238_000, 2, 4) },
    note: ['Người nhận xác nhận kiện qua ứng dụng EZ WAY.', 'The recipient confirms the parcel in the EZ WAY app.'],
    refuses: ['PORK', 'FRUIT'],
  },
  {
    country: 'SG',
    rates: { AIR: rate(128_000, 4, 6), SEA: rate(52_000, 15, 25), EXPRESS: rate(225_000, 2, 3) },
    note: ['Kiện trên 400 SGD chịu thuế GST.', 'Parcels above 400 SGD are charged GST.'],
    refuses: ['PORK', 'MEDICINES'],
  },
  {
    country: 'US',
    rates: { AIR: rate(245_000, 7, 12), SEA: rate(98_000, 45, 60), EXPRESS: rate(365_000, 4, 6) },
    note: [
      'Khai rõ từng món bằng tiếng Anh; FDA có thể mở kiện thực phẩm.',
      'Every item is declared in English; the FDA may open food parcels.',
    ],
    refuses: ['PORK', 'FRUIT', 'VEGETABLES', 'SEEDS'],
  },
  {
    country: 'CA',
    rates: { AIR: rate(265_000, 8, 14), SEA: rate(108_000, 50, 65), EXPRESS: rate(389_000, 5, 7) },
    note: [
      'Kiện trên 20 CAD có thể chịu thuế và phí bưu chính.',
      'Parcels above 20 CAD may be charged duty and a handling fee.',
    ],
    refuses: ['PORK', 'FRUIT', 'VEGETABLES', 'SEEDS'],
  },
  {
    country: 'AU',
    rates: { AIR: rate(218_000, 6, 10), SEA: rate(88_000, 35, 50), EXPRESS: rate(335_000, 4, 5) },
    note: [
      'Úc kiểm dịch rất chặt: đồ khô phải còn nguyên bao bì nhà sản xuất.',
      'Quarantine is strict: dried food has to be in its maker’s sealed packing.',
    ],
    refuses: ['PORK', 'FRUIT', 'VEGETABLES', 'SEEDS'],
  },
  {
    country: 'DE',
    rates: { AIR: rate(238_000, 7, 12), SEA: rate(92_000, 45, 60), EXPRESS: rate(358_000, 4, 6) },
    note: [
      'Mọi kiện đều chịu thuế nhập khẩu 19%, thực phẩm 7%.',
      'All parcels are charged import tax of 19%, food 7%.',
    ],
    refuses: ['PORK', 'FRUIT', 'MEDICINES'],
  },
  {
    country: 'FR',
    rates: { AIR: rate(241_000, 7, 12), SEA: rate(95_000, 45, 60), EXPRESS: rate(362_000, 4, 6) },
    note: ['Kiện gửi cho doanh nghiệp cần số EORI.', 'Parcels to businesses need an EORI number.'],
    refuses: ['PORK', 'FRUIT', 'MEDICINES'],
  },
  {
    country: 'CZ',
    rates: { AIR: rate(229_000, 7, 12), SEA: rate(90_000, 45, 60), EXPRESS: rate(352_000, 4, 6) },
    note: [
      'Hải quan Praha gửi thư mời khai; chúng tôi khai giúp khi có mã EORI hoặc hộ chiếu.',
      'Customs in Prague invites you to declare; we do it for you with an EORI number or passport.',
    ],
    refuses: ['PORK', 'FRUIT'],
  },
  {
    country: 'PL',
    rates: { AIR: rate(227_000, 7, 12), SEA: rate(89_000, 45, 60), EXPRESS: rate(350_000, 4, 6) },
    note: [
      'Người nhận cần số PESEL hoặc hộ chiếu để thông quan.',
      'The recipient needs a PESEL number or a passport for customs.',
    ],
    refuses: ['PORK', 'FRUIT'],
  },
  {
    country: 'GB',
    rates: { AIR: rate(249_000, 7, 11), SEA: rate(99_000, 45, 60), EXPRESS: rate(372_000, 4, 5) },
    note: ['Kiện trên 135 GBP chịu thuế nhập khẩu và VAT 20%.', 'Parcels above 135 GBP are charged duty and 20% VAT.'],
    refuses: ['PORK', 'FRUIT', 'VEGETABLES'],
  },
];
