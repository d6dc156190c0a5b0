/** Picture lists. */
export const pictures = {
  add: 'Thêm ảnh',
  hint: '{{count}} / {{limit}} ảnh, ảnh đầu là ảnh chính. Kéo để đổi chỗ; có thể thả hoặc dán ảnh vào đây. Vuông 1,200 px đẹp nhất.',
  main: 'chính',
  picture: 'Ảnh {{position}}',
  mainPicture: 'Ảnh {{position}}, ảnh chính',
  remove: 'Bỏ {{name}}',
  earlier: 'Đưa ảnh đang chọn lên trước',
  later: 'Đưa ảnh đang chọn ra sau',
  sortable: 'ảnh đổi chỗ được',
  instructions:
    'Nhấn phím cách để nhấc ảnh, dùng phím mũi tên để đổi chỗ, nhấn phím cách lần nữa để đặt xuống, Escape để thôi.',
  lifted: 'Đã nhấc ảnh {{position}} trong {{count}}.',
  over: 'Đang ở chỗ {{position}} trong {{count}}.',
  dropped: 'Đã đặt ảnh vào chỗ {{position}} trong {{count}}.',
  cancelled: 'Đã thôi đổi chỗ.',
};
