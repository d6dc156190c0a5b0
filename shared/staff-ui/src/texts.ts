import { useTranslation } from '@gvg/i18n';

const vi = {
  menu: 'Khu quản trị',
  openMenu: 'Mở menu',
  tagline: 'Hàng Việt, tới tận cửa',
  signOut: 'Đăng xuất',
  toShop: 'Về cửa hàng',
  expiredTitle: 'Phiên đăng nhập đã hết',
  expiredText: 'Đăng nhập lại để làm tiếp ở trang này.',
  signIn: 'Đăng nhập',
  loading: 'Đang tải',
  groups: {
    overview: 'Tổng quan',
    management: 'Quản lý',
    goods: 'Về sản phẩm',
    appearance: 'Giao diện',
    rates: 'Bảng giá',
    system: 'Hệ thống',
  },
  pages: {
    dashboard: 'Dashboard',
    announcements: 'Thông báo khách',
    users: 'Người dùng',
    templates: 'Mẫu trang',
    orders: 'Đơn hàng',
    quotes: 'Báo giá',
    buying: 'Đi mua',
    payments: 'Chuyển khoản',
    messages: 'Tin nhắn',
    products: 'Sản phẩm',
    categories: 'Danh mục',
    producers: 'Thương hiệu',
    ratings: 'Đánh giá',
    mails: 'Thư đã gửi',
    audit: 'Nhật ký',
    costs: 'Cước',
    settings: 'Cài đặt',
  },
};

const en: typeof vi = {
  menu: 'Back office',
  openMenu: 'Open menu',
  tagline: 'Vietnamese goods, to your door',
  signOut: 'Sign out',
  toShop: 'To the shop',
  expiredTitle: 'Your session has ended',
  expiredText: 'Sign in again to go on with this page.',
  signIn: 'Sign in',
  loading: 'Loading',
  groups: {
    overview: 'Overview',
    management: 'Management',
    goods: 'Products',
    appearance: 'Appearance',
    rates: 'Rates',
    system: 'System',
  },
  pages: {
    dashboard: 'Dashboard',
    announcements: 'Announcements',
    users: 'Users',
    templates: 'Templates',
    orders: 'Orders',
    quotes: 'Quotes',
    buying: 'Buying',
    payments: 'Transfers',
    messages: 'Messages',
    products: 'Products',
    categories: 'Categories',
    producers: 'Brands',
    ratings: 'Ratings',
    mails: 'Mail log',
    audit: 'Audit log',
    costs: 'Freight',
    settings: 'Settings',
  },
};

export function useStaffAreaTexts(): typeof vi {
  const { i18n } = useTranslation();
  return i18n.language === 'en' ? en : vi;
}
