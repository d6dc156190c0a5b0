/** Texts of the sign-in prompt. Loaded with the pages that use it, not with the first load. */
export const sessionTexts = {
  vi: {
    loading: 'Đang mở tài khoản…',
    title: 'Hãy đăng nhập để xem trang này',
    text: 'Trang này chỉ dành cho bạn. Đăng nhập xong, bạn ở lại đúng chỗ này.',
    signIn: 'Đăng nhập',
    register: 'Tạo tài khoản',
  },
  en: {
    loading: 'Opening your account…',
    title: 'Please sign in to see this page',
    text: 'This page is yours alone. Once you have signed in, you stay right here.',
    signIn: 'Sign in',
    register: 'Create an account',
  },
} as const;
