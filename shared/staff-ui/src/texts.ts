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
    appearance: 'Giao diện',
    management: 'Quản lý',
    rates: 'Bảng giá',
    system: 'Hệ thống',
  },
  pages: {
    dashboard: 'Dashboard',
    templates: 'Mẫu trang',
    orders: 'Đơn hàng',
    quotes: 'Báo giá',
    payments: 'Chuyển khoản',
    messages: 'Tin nhắn',
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
    appearance: 'Appearance',
    management: 'Management',
    rates: 'Rates',
    system: 'System',
  },
  pages: {
    dashboard: 'Dashboard',
    templates: 'Templates',
    orders: 'Orders',
    quotes: 'Quotes',
    payments: 'Transfers',
    messages: 'Messages',
    costs: 'Freight',
    settings: 'Settings',
  },
};

export function useStaffAreaTexts(): typeof vi {
  const { i18n } = useTranslation();
  return i18n.language === 'en' ? en : vi;
}
