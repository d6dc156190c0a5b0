import type { ProductType, ShippingService } from '@gvg/contracts/catalogue/terms';
import { shippingServices } from '@gvg/contracts/catalogue/terms';
import type { Cost, CostRestriction, CostSurcharge } from '@gvg/contracts/catalogue/http/costs';
import { categoryId } from '../products/build-goods.ts';
import { demoId } from '../products/demo-id.ts';
import { fruit } from '../products/fresh-food/fruit.ts';
import { hams } from '../products/fresh-food/hams.ts';
import { vegetables } from '../products/fresh-food/vegetables.ts';
import type { Pair } from '../pair.ts';
import { drinks } from '../products/water-food/drinks.ts';
import { destinations } from './destinations.ts';
import type { Destination, RefusedGoods } from './destinations.ts';
import { tetCutoffs } from './tet-cutoffs.ts';

interface ServiceRules {
  goodsTypes: ProductType[];
  surcharges: CostSurcharge[];
  /** Upper bounds of the brackets in grams, each with its price as a share of the first. The last bracket is open-ended. */
  brackets: readonly (readonly [toGrams: number | undefined, share: number])[];
  stepGrams: number;
  minimumGrams: number;
  volumetricDivisor: number;
  refuses: CostRestriction[];
  note: Pair;
}

const localized = ([vi, en]: Pair) => ({ vi, en });

const services: Record<ShippingService, ServiceRules> = {
  AIR: {
    goodsTypes: ['NORMAL', 'HARD_TO_GET', 'MUST_BE_PACKAGED', 'EXPORT', 'HEAVY'],
    surcharges: [
      { goodsType: 'MUST_BE_PACKAGED', percent: 8 },
      { goodsType: 'EXPORT', percent: 3 },
      { goodsType: 'HEAVY', amountPerKg: 12_000 },
    ],
    brackets: [
      [5_000, 1],
      [10_000, 0.96],
      [30_000, 0.92],
      [undefined, 0.88],
    ],
    stepGrams: 500,
    minimumGrams: 500,
    volumetricDivisor: 5_000,
    refuses: [],
    note: ['Bay thẳng hai chuyến một tuần, thứ Ba và thứ Sáu.', 'Two direct flights a week, Tuesday and Friday.'],
  },
  SEA: {
    goodsTypes: ['NORMAL', 'MUST_BE_PACKAGED', 'EXPORT', 'HEAVY'],
    surcharges: [
      { goodsType: 'MUST_BE_PACKAGED', percent: 5 },
      { goodsType: 'EXPORT', percent: 3 },
    ],
    brackets: [
      [20_000, 1],
      [50_000, 0.9],
      [100_000, 0.82],
      [undefined, 0.75],
    ],
    stepGrams: 1_000,
    minimumGrams: 1_500,
    volumetricDivisor: 6_000,
    refuses: [
      {
        categoryType: 'FRESH_FOOD',
        reason: localized([
          'Hàng tươi không chịu được nhiều tuần trên biển.',
          'Fresh goods do not last for weeks at sea.',
        ]),
      },
    ],
    note: ['Tàu ghép rời cảng Cát Lái mỗi thứ Bảy.', 'The shared container leaves Cat Lai port every Saturday.'],
  },
  EXPRESS: {
    goodsTypes: ['NORMAL', 'HARD_TO_GET', 'MUST_BE_PACKAGED', 'EXPORT'],
    surcharges: [
      { goodsType: 'MUST_BE_PACKAGED', percent: 12.5 },
      { goodsType: 'EXPORT', percent: 3 },
    ],
    brackets: [
      [2_000, 1],
      [5_000, 0.95],
      [undefined, 0.9],
    ],
    stepGrams: 500,
    minimumGrams: 500,
    volumetricDivisor: 5_000,
    refuses: [
      {
        category: categoryId(drinks),
        reason: localized([
          'Hãng chuyển phát nhanh không nhận chất lỏng đóng chai.',
          'Express carriers take no bottled liquids.',
        ]),
      },
    ],
    note: ['Giao tận tay, có mã theo dõi từng chặng.', 'Handed over in person, tracked at every stop.'],
  },
};

const refusals: Record<RefusedGoods, CostRestriction> = {
  PORK: {
    category: categoryId(hams),
    reason: localized(['Nước đến không cho gửi thịt lợn trong bưu kiện.', 'The country lets no pork in by parcel.']),
  },
  FRUIT: {
    category: categoryId(fruit),
    reason: localized(['Quả tươi không được phép nhập qua bưu kiện.', 'Fresh fruit may not be sent by parcel.']),
  },
  VEGETABLES: {
    category: categoryId(vegetables),
    reason: localized([
      'Rau củ tươi cần giấy kiểm dịch mà bưu kiện cá nhân không có.',
      'Fresh vegetables need a plant health certificate that private parcels cannot have.',
    ]),
  },
  SEEDS: {
    categoryType: 'SEEDS',
    reason: localized([
      'Hạt giống cần giấy phép nhập khẩu của nước đến.',
      'Seeds need an import permit of the country.',
    ]),
  },
  MEDICINES: {
    categoryType: 'MEDICINES',
    reason: localized([
      'Thuốc chỉ được nhập khi có đơn của bác sĩ nước đến.',
      'Medicines are let in only with a prescription of the country.',
    ]),
  },
};

/** Earlier than every demo product, so that all rates are in force. */
const validFrom = '2026-01-01T00:00:00.000Z';
const toThousands = (amount: number) => Math.round(amount / 1_000) * 1_000;

function buildCost(destination: Destination, service: ShippingService, now: number): Cost {
  const { pricePerKg, days } = destination.rates[service];
  const { brackets, refuses, note, ...rules } = services[service];
  return {
    _id: demoId('cost', `${destination.country}-${service}`),
    country: destination.country,
    service,
    ...rules,
    brackets: brackets.map(([toGrams, share], index) => ({
      fromGrams: brackets[index - 1]?.[0] ?? 0,
      ...(toGrams === undefined ? {} : { toGrams }),
      pricePerKg: toThousands(pricePerKg * share),
    })),
    transitDays: { min: days[0], max: days[1] },
    restricted: [...refuses, ...destination.refuses.map((goods) => refusals[goods])],
    note: { vi: `${note[0]} ${destination.note[0]}`, en: `${note[1]} ${destination.note[1]}` },
    cutoffs: tetCutoffs(days[1], now),
    validFrom,
    isDeleted: false,
    revision: 1,
    createdAt: validFrom,
  };
}

/** Returns freight rates to 12 countries, by air, by sea and express, with the cutoffs that are ahead at `now`. */
export function buildCosts(now = Date.now()): Cost[] {
  return destinations.flatMap((destination) => shippingServices.map((service) => buildCost(destination, service, now)));
}
