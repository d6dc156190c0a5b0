import type { Locale } from '@gvg/contracts/values/locale';

const vi = {
  title: 'Chọn tài khoản thử nghiệm',
  notice:
    'Đây là trang đăng nhập thử nghiệm thay cho Google. Không cần mật khẩu và không có dữ liệu nào rời khỏi máy này.',
  lead: 'để tiếp tục đến Goods Viet Goods',
  people: 'Tài khoản có sẵn',
  other: 'Dùng địa chỉ khác',
  email: 'Email',
  name: 'Tên',
  verified: 'Địa chỉ này đã được nhà cung cấp xác nhận',
  submit: 'Tiếp tục',
  cancel: 'Hủy và quay lại cửa hàng',
  invalid: 'Hãy nhập một địa chỉ email hợp lệ và một cái tên.',
  failed: 'Không mở được trang chọn tài khoản',
  failedText: 'Lần đăng nhập này đã hết hạn hoặc chưa được bắt đầu từ cửa hàng. Hãy quay lại và thử lần nữa.',
  back: 'Về cửa hàng',
};

const en: typeof vi = {
  title: 'Choose a demo account',
  notice: "This is the demo's stand-in for Google's sign-in. It asks for no password, and nothing leaves this machine.",
  lead: 'to continue to Goods Viet Goods',
  people: 'Ready-made accounts',
  other: 'Use another address',
  email: 'Email',
  name: 'Name',
  verified: 'The provider has verified this address',
  submit: 'Continue',
  cancel: 'Cancel and go back to the shop',
  invalid: 'Please enter a valid email address and a name.',
  failed: 'The account chooser cannot be opened',
  failedText: 'This sign-in has expired, or was not begun at the shop. Please go back and try again.',
  back: 'Back to the shop',
};

export const texts: Record<Locale, typeof vi> = { vi, en };
