import { useTranslation } from '@gvg/i18n';

/** Texts of the setup of a second factor. Loaded with the pages that use it. */
const secondFactorTexts = {
  vi: {
    qrCode: 'Mã QR cho ứng dụng xác thực',
    openApp: 'Mở ứng dụng xác thực',
    secret: 'Không quét được? Nhập khoá này vào ứng dụng:',
    copySecret: 'Chép khoá',
    codes: 'Mã khôi phục của Goods Viet Goods',
    codesText: 'Mỗi mã thay được ứng dụng xác thực một lần. Hãy cất ở nơi an toàn: chúng chỉ hiện lần này.',
    copy: 'Chép mã',
    copied: 'Đã chép',
    refused: 'Trình duyệt không cho chép',
    save: 'Lưu thành tệp',
    print: 'In ra giấy',
  },
  en: {
    qrCode: 'QR code for the authenticator',
    openApp: 'Open the authenticator',
    secret: 'Cannot scan it? Enter this key in the authenticator:',
    copySecret: 'Copy the key',
    codes: 'Recovery codes of Goods Viet Goods',
    codesText: 'Each code stands in for the authenticator once. Keep them in a safe place: they are shown this once.',
    copy: 'Copy the codes',
    copied: 'Copied',
    refused: 'The browser does not allow it',
    save: 'Save as a file',
    print: 'Print',
  },
};

export function useSecondFactorTexts() {
  const { i18n } = useTranslation();
  return secondFactorTexts[i18n.language === 'en' ? 'en' : 'vi'];
}
