import type { Locale } from '@gvg/contracts/values/locale';

const en = {
  area: 'Area',
  city: 'City',
  county: 'County',
  department: 'Department',
  district: 'District',
  eircode: 'Eircode',
  emirate: 'Emirate',
  island: 'Island',
  oblast: 'Oblast',
  parish: 'Parish',
  pin: 'PIN code',
  post_town: 'Town or city',
  postcode: 'Postcode',
  prefecture: 'Prefecture',
  province: 'Province',
  region: 'Region',
  state: 'State',
  suburb: 'Suburb',
  ward: 'Ward or commune',
  zip: 'ZIP code',
};

export type FieldLabel = keyof typeof en;

const vi: Record<FieldLabel, string> = {
  area: 'Khu vực',
  city: 'Thành phố',
  county: 'Hạt',
  department: 'Tỉnh (department)',
  district: 'Quận, huyện',
  eircode: 'Mã bưu chính (Eircode)',
  emirate: 'Tiểu vương quốc',
  island: 'Đảo',
  oblast: 'Tỉnh (oblast)',
  parish: 'Giáo xứ',
  pin: 'Mã bưu chính (PIN)',
  post_town: 'Thị trấn hoặc thành phố',
  postcode: 'Mã bưu chính',
  prefecture: 'Tỉnh (prefecture)',
  province: 'Tỉnh, thành phố',
  region: 'Vùng',
  state: 'Bang',
  suburb: 'Khu dân cư',
  ward: 'Phường, xã',
  zip: 'Mã bưu chính (ZIP)',
};

export const fieldLabels: Record<Locale, Record<FieldLabel, string>> = { vi, en };
