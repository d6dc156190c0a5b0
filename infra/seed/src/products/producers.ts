import type { Pair } from '../pair.ts';

/** Pictures by kind of producer, each also used by a demo product. */
const arts = {
  mill: 'flatbread+sheaf-of-rice',
  kitchen: 'moon-cake+red-paper-lantern',
  orchard: 'mango+pineapple',
  boat: 'fish+ice',
  garden: 'seedling+leafy-green',
  plantation: 'teapot+leafy-green',
  workshop: 'soap+leafy-green',
  pharmacy: 'pill+herb',
} as const;
interface ProducerData {
  name: Pair;
  kind: keyof typeof arts;
}

/** Fictional producers and brands of the demo, located in regions known for their products. */
export const producers = {
  coBa: { name: ['Lò bánh tráng Cô Ba Trảng Bàng', 'Co Ba Rice Paper of Trang Bang'], kind: 'mill' },
  myLong: { name: ['Làng bánh Mỹ Lồng', 'My Long Cake Village'], kind: 'mill' },
  haiTan: { name: ['Bột gạo Hai Tấn Sa Đéc', 'Hai Tan Rice Mill, Sa Dec'], kind: 'mill' },
  haThanh: { name: ['Phở khô Hà Thành', 'Ha Thanh Dried Noodles'], kind: 'mill' },
  coDo: { name: ['Bún Cố Đô', 'Old Capital Noodles of Hue'], kind: 'kitchen' },
  baThanh: { name: ['Mì Quảng Bà Thanh', 'Ba Thanh Quang Noodles'], kind: 'kitchen' },
  xuDua: { name: ['Kẹo dừa Xứ Dừa', 'Coconut Land Sweets of Ben Tre'], kind: 'kitchen' },
  thanhDong: { name: ['Bánh đậu xanh Thành Đông', 'Thanh Dong Mung Bean Cakes'], kind: 'kitchen' },
  nhaThong: { name: ['Mứt Nhà Thông Đà Lạt', 'Pine House Preserves of Da Lat'], kind: 'kitchen' },
  bomBo: { name: ['Hạt điều Sóc Bom Bo', 'Bom Bo Cashew Growers'], kind: 'orchard' },
  camLam: { name: ['Vườn xoài Cam Lâm', 'Cam Lam Mango Garden'], kind: 'orchard' },
  chuSe: { name: ['Gia vị Chư Sê', 'Chu Se Spice Hills'], kind: 'plantation' },
  namRung: { name: ['Nấm rừng Tây Bắc', 'North-West Forest Mushrooms'], kind: 'plantation' },
  namCan: { name: ['Vựa hải sản Năm Căn', 'Nam Can Seafood House'], kind: 'boat' },
  lySon: { name: ['Hợp tác xã đảo Lý Sơn', 'Ly Son Island Co-operative'], kind: 'boat' },
  phanThiet: { name: ['Hải sản một nắng Phan Thiết', 'Phan Thiet Sun-Dried Seafood'], kind: 'boat' },
  caiBe: { name: ['Nhà vườn Cái Bè', 'Cai Be Orchards'], kind: 'orchard' },
  lucNgan: { name: ['Nhà vườn Lục Ngạn', 'Luc Ngan Lychee Growers'], kind: 'orchard' },
  uocLe: { name: ['Giò chả làng Ước Lễ', 'Uoc Le Village Hams'], kind: 'kitchen' },
  laiVung: { name: ['Nem Út Thẳng Lai Vung', 'Ut Thang Fermented Pork, Lai Vung'], kind: 'kitchen' },
  langbiang: { name: ['Rau sạch Langbiang', 'Langbiang Clean Greens'], kind: 'garden' },
  baTri: { name: ['Nhà thùng Ba Trị Phú Quốc', 'Ba Tri Barrel House, Phu Quoc'], kind: 'boat' },
  namO: { name: ['Làng nước mắm Nam Ô', 'Nam O Fish Sauce Village'], kind: 'boat' },
  tanCuong: { name: ['Chè Tân Cương Bà Năm', 'Ba Nam Tea Garden, Tan Cuong'], kind: 'plantation' },
  tayHo: { name: ['Trà sen Tây Hồ', 'West Lake Lotus Tea'], kind: 'plantation' },
  hoangSuPhi: { name: ['Shan tuyết Hoàng Su Phì', 'Hoang Su Phi Snow Tea'], kind: 'plantation' },
  eDe: { name: ['Cà phê buôn Ê Đê', 'Ede Village Coffee'], kind: 'plantation' },
  cauDat: { name: ['Nông trại Cầu Đất', 'Cau Dat Farm'], kind: 'plantation' },
  mienTay: { name: ['Nước giải khát Miền Tây', 'Mekong Delta Drinks'], kind: 'orchard' },
  mocSen: { name: ['Mỹ phẩm Mộc Sen', 'Moc Sen Botanicals'], kind: 'workshop' },
  nhaMe: { name: ['Bồ kết Nhà Mẹ', 'Mother’s House Hair Care'], kind: 'workshop' },
  gacViet: { name: ['Son Gấc Việt', 'Gac Viet Lip Care'], kind: 'workshop' },
  locThuy: { name: ['Tinh dầu tràm Lộc Thủy', 'Loc Thuy Cajeput Oils'], kind: 'workshop' },
  hoiAn: { name: ['Xà phòng thủ công Hội An', 'Hoi An Soap Works'], kind: 'workshop' },
  uMinh: { name: ['Mật ong U Minh Hạ', 'U Minh Ha Forest Honey'], kind: 'garden' },
  honNoi: { name: ['Yến đảo Hòn Nội', 'Hon Noi Island Nests'], kind: 'boat' },
  ngocLinh: { name: ['Vườn sâm Ngọc Linh', 'Ngoc Linh Ginseng Garden'], kind: 'plantation' },
  taPhin: { name: ['Thảo dược Tả Phìn Sa Pa', 'Ta Phin Herbs of Sa Pa'], kind: 'plantation' },
  cuuLong: { name: ['Dinh dưỡng Cửu Long Xanh', 'Green Mekong Nutrition'], kind: 'pharmacy' },
  geumsan: { name: ['Hồng sâm Geumsan Hàn Quốc', 'Geumsan Red Ginseng, Korea'], kind: 'plantation' },
  cuChi: { name: ['Hạt giống Củ Chi Xanh', 'Green Cu Chi Seeds'], kind: 'garden' },
  saDec: { name: ['Làng hoa Sa Đéc', 'Sa Dec Flower Village'], kind: 'garden' },
  muongThanh: { name: ['Giống bản địa Mường Thanh', 'Muong Thanh Heritage Seeds'], kind: 'garden' },
  choLon: { name: ['Dầu gió Chợ Lớn', 'Cho Lon Medicated Oils'], kind: 'pharmacy' },
  trangThi: { name: ['Dược phẩm Tràng Thi', 'Trang Thi Pharmacy, Hanoi'], kind: 'pharmacy' },
  lanOng: { name: ['Đông y phố Lãn Ông', 'Lan Ong Street Apothecary'], kind: 'pharmacy' },
  tayDo: { name: ['Dược phẩm Tây Đô', 'Tay Do Pharmaceuticals'], kind: 'pharmacy' },
} as const satisfies Record<string, ProducerData>;

export type ProducerKey = keyof typeof producers;

export function producerArt(key: ProducerKey): string {
  return arts[producers[key].kind];
}
