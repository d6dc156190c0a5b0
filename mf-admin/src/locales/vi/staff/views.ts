/** Saved views of staff lists. */
export const views = {
  title: 'Mục xem',
  whole: 'Cả danh sách',
  of: '{{name}} · {{owner}}',
  saveAs: 'Lưu bộ lọc này thành mục',
  saveAsNew: 'Lưu thành mục mới',
  saveChanges: 'Lưu thay đổi',
  edit: 'Sửa mục {{name}}',
  newTitle: 'Mục xem mới',
  newText: 'Mục giữ bộ lọc, cột, thứ tự cột và cách xếp của danh sách này.',
  editTitle: 'Sửa mục xem',
  editText: 'Đổi tên, dùng chung hoặc xóa. Bộ lọc và cột đổi ngay ở danh sách rồi lưu thay đổi.',
  name: 'Tên mục',
  share: 'Dùng chung với mọi nhân viên',
  withoutSearch: 'Chữ đang tìm không được lưu vào mục.',
  remove: 'Xóa mục này',
  saved: 'Đã lưu mục {{name}}',
  removed: 'Đã xóa mục {{name}}',
};

/** Column picker. */
export const columns = {
  open: 'Cột',
  title: 'Cột của danh sách',
  hint: 'kéo để đổi chỗ',
  move: 'Đổi chỗ cột {{name}}',
  earlier: 'Đưa cột {{name}} lên trước',
  later: 'Đưa cột {{name}} ra sau',
  reset: 'Như ban đầu',
  sortable: 'cột đổi chỗ được',
  instructions:
    'Nhấn phím cách để nhấc cột, dùng phím mũi tên để đổi chỗ, nhấn phím cách lần nữa để đặt xuống, Escape để thôi.',
  lifted: 'Đã nhấc cột {{position}} trong {{count}}.',
  over: 'Đang ở chỗ {{position}} trong {{count}}.',
  dropped: 'Đã đặt cột vào chỗ {{position}} trong {{count}}.',
  cancelled: 'Đã thôi đổi chỗ.',
};
