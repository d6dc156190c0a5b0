import { matchers } from '@gvg/testing/http-pact';

const { boolean, eachLike, integer, like, number, regex, string } = matchers;

export const text = { vi: string('Bánh tráng'), en: string('Rice paper') };
export const id = regex(/^[0-9a-f]{24}$/, '6a0000000000000000000009');
const image = regex(/^(https?:|\/v1\/file-manager\/files\/).+/, '/v1/file-manager/files/a.png');
export const instant = regex(/^\d{4}-\d{2}-\d{2}T.+Z$/, '2026-01-01T00:00:00.000Z');

/** One page of a list, with the paging fields in use. */
export const listOf = (doc: object) => ({
  docs: eachLike(doc),
  totalDocs: integer(1),
  totalPages: integer(1),
  page: integer(1),
  hasNextPage: boolean(false),
});

/** Product fields shown on a card. */
export const card = {
  _id: id,
  name: text,
  images: eachLike(image),
  category: id,
  type: regex(/^(NORMAL|HARD_TO_GET|MUST_BE_PACKAGED|EXPORT|HEAVY)$/, 'NORMAL'),
  priority: regex(/^(1|2|3|SPECIAL|LIMITED)$/, '1'),
  price: integer(78_000),
  salePrice: integer(65_000),
  stock: integer(128),
  sold: integer(10),
  ratingAverage: number(4.5),
  ratingCount: integer(2),
};

/** Product fields shown on the product page. */
export const product = {
  ...card,
  description: text,
  producer: id,
  country: regex(/^[A-Z]{2}$/, 'VN'),
  unit: regex(/^(KILOGRAM|GRAM)$/, 'GRAM'),
  quantityPerUnit: like(500),
  weightGrams: integer(560),
  dimensionsMm: { length: integer(200), width: integer(150), height: integer(60) },
  shelfLifeDays: integer(180),
  ingredients: text,
  storage: text,
  warnings: text,
};

/** Product fields shown in a suggestion. */
export const suggestion = {
  _id: id,
  name: text,
  images: eachLike(image),
  price: integer(78_000),
  salePrice: integer(65_000),
};

/** A category or brand in suggestions. */
export const named = { _id: id, name: text };

export const category = { _id: id, name: text, type: string('PACKAGED_FOOD'), image };
export const producer = { _id: id, name: text };
export const country = { code: regex(/^[A-Z]{2}$/, 'JP'), name: text };
/** A destination country, with the fields for approximations in its currency. */
export const destination = { ...country, currency: regex(/^[A-Z]{3}$/, 'JPY'), vndPerUnit: number(170) };
export const rating = {
  _id: id,
  stars: integer(5),
  comment: string('Ngon'),
  images: eachLike(image),
  createdAt: instant,
};

const days = { min: integer(5), max: integer(8) };
const service = regex(/^(AIR|SEA|EXPRESS)$/, 'AIR');
const goods = regex(/^(NORMAL|HARD_TO_GET|MUST_BE_PACKAGED|EXPORT|HEAVY)$/, 'HEAVY');

export const cost = {
  _id: id,
  country: regex(/^[A-Z]{2}$/, 'JP'),
  service,
  goodsTypes: eachLike(goods),
  brackets: eachLike({ fromGrams: integer(0), pricePerKg: integer(165_000) }),
  stepGrams: integer(500),
  minimumGrams: integer(500),
  volumetricDivisor: integer(5_000),
  surcharges: eachLike({ goodsType: goods, percent: like(12) }),
  transitDays: days,
  restricted: eachLike({ categoryType: string('FRESH_FOOD'), reason: text }),
  note: { vi: string(''), en: string('') },
  cutoffs: eachLike({ name: text, orderBy: instant }),
};

export const estimateRow = {
  service,
  transitDays: days,
  possible: boolean(true),
  chargeableGrams: like(1_000),
  rule: { basis: regex(/^(REAL|VOLUMETRIC|MINIMUM)$/, 'REAL'), stepGrams: integer(500) },
  surcharges: eachLike({ goodsType: goods, amount: integer(19_800) }),
  total: integer(184_800),
  refused: [],
  cutoffs: eachLike({ name: text, orderBy: instant }),
};

/** The account as its pages show it, with a password. */
export const account = {
  _id: id,
  email: string('ha@mail.example'),
  emailVerified: boolean(true),
  pendingEmail: null,
  displayName: string('Hà'),
  avatar: null,
  phone: null,
  birthday: null,
  gender: null,
  roles: eachLike(string('USER')),
  hasPassword: boolean(true),
  hasSecondFactor: boolean(false),
  addresses: [],
  createdAt: instant,
  revision: integer(1),
};

export const errorBody = (statusCode: number, message: string) => ({ statusCode, message });
