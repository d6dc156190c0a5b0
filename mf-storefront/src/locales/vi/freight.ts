/** The freight estimate, on the product page and beside the rate table. */
export const freight = {
  title: 'Cước gửi',
  to: 'Cước tới',
  amount: 'Số lượng',
  more: 'Thêm một',
  fewer: 'Bớt một',
  package_one: '{{formatted}} phần · {{weight}}',
  package_other: '{{formatted}} phần · {{weight}}',
  service: { AIR: 'Đường bay', EXPRESS: 'Nhanh', SEA: 'Đường biển' },
  days: '{{min}}–{{max}} ngày',
  sameDays: '{{min}} ngày',
  basis: {
    REAL: 'Tính {{chargeable}} theo cân nặng thật, làm tròn lên từng {{step}}. Cân lại tại kho, dư hoàn lại.',
    VOLUMETRIC: 'Tính {{chargeable}} theo thể tích, làm tròn lên từng {{step}}. Cân lại tại kho, dư hoàn lại.',
    MINIMUM: 'Tính theo mức tối thiểu {{chargeable}}: gửi cùng món khác sẽ rẻ hơn cho mỗi món.',
  },
  surcharge: 'gồm phụ phí {{type}} {{amount}}',
  refused: 'Không nhận: {{reason}}',
  notTaken: 'tuyến này không chở loại hàng này',
  failed: 'Chưa tính được cước lúc này.',
  seeTable: 'Xem bảng giá cước',
};
