import type { Phrases } from '../message.ts';
import type { MailTexts } from './mail-texts.ts';

export const phrases: Phrases = {
  tagline: 'Hàng Việt, tới tận cửa',
  greeting: (name) => (name === undefined ? 'Chào bạn,' : `Chào ${name},`),
  linkHint: 'Nút không bấm được? Chép địa chỉ này vào trình duyệt:',
  footer: [
    'Goods Viet Goods · bạn nhận thư này vì địa chỉ này được dùng cho một tài khoản ở cửa hàng.',
    'Thư gửi tự động, xin đừng trả lời.',
  ],
  choose: 'Chọn những thư bạn muốn nhận',
  hiddenLink: '(liên kết chỉ có trong thư gửi khách)',
  hiddenDeadline: '30 phút sau khi gửi',
};

const worksUntil = (deadline: string | undefined): string | undefined =>
  deadline && `Liên kết dùng được tới ${deadline}`;

export const texts: MailTexts = {
  WELCOME: ({ deadline }) => ({
    subject: 'Chào mừng bạn đến với Goods Viet Goods',
    preheader:
      deadline === undefined ? 'Tài khoản của bạn đã sẵn sàng.' : 'Còn một bước: xác nhận địa chỉ này là của bạn.',
    heading: 'Chào mừng bạn đến với cửa hàng',
    notice: worksUntil(deadline),
    paragraphs: [
      'Cảm ơn bạn đã mở tài khoản. Ở mỗi món hàng, bạn thấy ngay cước gửi về nước mình trước khi quyết định.',
      ...(deadline === undefined ? [] : ['Hãy xác nhận địa chỉ này là của bạn, để thư về đơn hàng đến đúng người.']),
    ],
    button: deadline === undefined ? 'Xem hàng Việt' : 'Xác nhận địa chỉ',
    aside: 'Bạn không mở tài khoản này? Hãy bỏ qua thư, bạn không phải làm gì thêm.',
  }),
  VERIFY_EMAIL: ({ deadline }) => ({
    subject: 'Xác nhận địa chỉ email của bạn',
    preheader: 'Bấm một nút để xác nhận địa chỉ này là của bạn.',
    heading: 'Xác nhận địa chỉ email',
    notice: worksUntil(deadline),
    paragraphs: [
      'Địa chỉ này được dùng cho một tài khoản ở Goods Viet Goods. Hãy xác nhận địa chỉ là của bạn, để thư về đơn hàng đến đúng người.',
    ],
    button: 'Xác nhận địa chỉ',
    aside: 'Bạn không mở tài khoản này? Hãy bỏ qua thư, địa chỉ sẽ không được xác nhận.',
  }),
  VERIFY_NEW_EMAIL: ({ deadline }) => ({
    subject: 'Xác nhận địa chỉ email mới',
    preheader: 'Địa chỉ của tài khoản chỉ đổi khi bạn xác nhận.',
    heading: 'Xác nhận địa chỉ email mới',
    notice: worksUntil(deadline),
    paragraphs: [
      'Bạn muốn dùng địa chỉ này để đăng nhập và nhận thư từ Goods Viet Goods. Tài khoản vẫn dùng địa chỉ cũ cho tới khi bạn xác nhận.',
    ],
    button: 'Dùng địa chỉ này',
    aside: 'Không phải bạn yêu cầu? Hãy bỏ qua thư, địa chỉ của tài khoản sẽ không đổi.',
  }),
  EMAIL_CHANGE_REQUESTED: ({ newEmail }) => ({
    subject: 'Có yêu cầu đổi địa chỉ email của tài khoản',
    preheader: 'Nếu không phải bạn, hãy đổi mật khẩu ngay.',
    heading: 'Yêu cầu đổi địa chỉ email',
    paragraphs: [
      newEmail === undefined
        ? 'Có người vừa yêu cầu đổi địa chỉ email của tài khoản bạn.'
        : `Có người vừa yêu cầu đổi địa chỉ email của tài khoản bạn thành ${newEmail}.`,
      'Khi địa chỉ mới được xác nhận, bạn đăng nhập và nhận thư bằng địa chỉ đó.',
    ],
    button: 'Xem tài khoản',
    aside: 'Không phải bạn yêu cầu? Hãy đăng nhập và đổi mật khẩu ngay: các thiết bị khác sẽ bị đăng xuất.',
  }),
  EMAIL_IN_USE: () => ({
    subject: 'Địa chỉ email này đã có tài khoản',
    preheader: 'Tài khoản khác không dùng được địa chỉ này.',
    heading: 'Địa chỉ này đã có tài khoản',
    paragraphs: [
      'Có người vừa yêu cầu dùng địa chỉ này cho một tài khoản khác ở Goods Viet Goods. Mỗi địa chỉ chỉ thuộc về một tài khoản, nên không có gì thay đổi.',
      'Nếu là bạn, hãy đăng nhập bằng địa chỉ này. Không nhớ mật khẩu? Ở cửa sổ đăng nhập, chọn “Quên mật khẩu”.',
    ],
    button: 'Xem tài khoản',
    aside: 'Không phải bạn? Bạn không phải làm gì thêm.',
  }),
  RESET_PASSWORD: ({ deadline }) => ({
    subject: 'Đặt lại mật khẩu',
    preheader: 'Chọn mật khẩu mới cho tài khoản của bạn.',
    heading: 'Đặt lại mật khẩu',
    notice: worksUntil(deadline),
    paragraphs: [
      'Có người yêu cầu đặt lại mật khẩu cho tài khoản dùng địa chỉ này. Nếu là bạn, hãy chọn mật khẩu mới; các thiết bị khác sẽ bị đăng xuất.',
    ],
    button: 'Chọn mật khẩu mới',
    aside:
      'Không phải bạn yêu cầu? Hãy bỏ qua thư, mật khẩu vẫn như cũ. Đừng chuyển thư này cho ai: người có liên kết đổi được mật khẩu của bạn.',
  }),
  PASSWORD_CHANGED: () => ({
    subject: 'Mật khẩu của bạn đã được đổi',
    preheader: 'Nếu không phải bạn, hãy đặt lại mật khẩu ngay.',
    heading: 'Mật khẩu đã được đổi',
    paragraphs: ['Mật khẩu tài khoản của bạn vừa được đổi. Các thiết bị khác đã bị đăng xuất.'],
    button: 'Xem tài khoản',
    aside: 'Không phải bạn đổi? Hãy đặt lại mật khẩu ngay: ở cửa sổ đăng nhập, chọn “Quên mật khẩu”.',
  }),
  NEW_SIGN_IN: ({ signIn }) => ({
    subject: 'Đăng nhập từ một trình duyệt mới',
    preheader: 'Nếu không phải bạn, hãy đổi mật khẩu ngay.',
    heading: 'Đăng nhập từ một trình duyệt mới',
    paragraphs: [
      'Tài khoản của bạn vừa được đăng nhập từ một trình duyệt chưa dùng lần nào. Nếu là bạn thì không phải làm gì thêm.',
    ],
    facts: signIn && [
      ['Trình duyệt', signIn.browser],
      ['Hệ điều hành', signIn.system],
      ['Lúc', signIn.at],
    ],
    button: 'Xem các phiên đăng nhập',
    aside: 'Không phải bạn? Hãy đổi mật khẩu ngay: các thiết bị khác sẽ bị đăng xuất.',
  }),
  ACCOUNT_CREATED: ({ deadline }) => ({
    subject: 'Cửa hàng đã mở tài khoản cho bạn',
    preheader: 'Chọn mật khẩu để bắt đầu dùng.',
    heading: 'Tài khoản của bạn đã sẵn sàng',
    notice: worksUntil(deadline),
    paragraphs: [
      'Nhân viên Goods Viet Goods đã mở cho bạn một tài khoản với địa chỉ này. Hãy chọn mật khẩu để xem báo giá, đặt hàng và theo dõi đơn.',
      'Liên kết đã hết hạn? Ở cửa sổ đăng nhập, chọn “Quên mật khẩu” để nhận liên kết mới.',
    ],
    button: 'Chọn mật khẩu',
    aside: 'Bạn không nhờ cửa hàng mở tài khoản? Hãy bỏ qua thư: không ai đăng nhập được khi chưa chọn mật khẩu.',
  }),
};
