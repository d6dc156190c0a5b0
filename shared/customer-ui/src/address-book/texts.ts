import type { Locale } from '@gvg/contracts/values/locale';
import { useTranslation } from '@gvg/i18n';

/** Texts of the address form. Loaded with the pages that edit addresses. */
const addressTexts = {
  vi: {
    save: 'Lưu',
    cancel: 'Bỏ qua',
    add: 'Thêm địa chỉ',
    editTitle: 'Sửa địa chỉ',
    isDefault: 'Dùng làm địa chỉ mặc định',
    remove: 'Xóa',
    removeQuestion: 'Xóa địa chỉ này khỏi sổ?',
    keep: 'Giữ lại',
    fullName: 'Người nhận',
    phone: 'Điện thoại người nhận',
    phoneHint: 'Bưu tá gọi số này khi giao',
    country: 'Nước',
    chooseCountry: 'Chọn nước',
    line: 'Số nhà, đường, toà nhà',
    chooseRegion: 'Chọn',
    optional: (label: string) => `${label} (không bắt buộc)`,
    postcodeExample: (example: string) => `Ví dụ: ${example}`,
    newer: 'Sổ địa chỉ vừa được sửa ở nơi khác. Những gì bạn gõ vẫn còn đây; bấm Lưu lần nữa để đưa vào sổ mới.',
  },
  en: {
    save: 'Save',
    cancel: 'Cancel',
    add: 'Add an address',
    editTitle: 'Edit the address',
    isDefault: 'Use as the default address',
    remove: 'Remove',
    removeQuestion: 'Remove this address from the book?',
    keep: 'Keep it',
    fullName: 'Recipient',
    phone: 'Recipient’s phone',
    phoneHint: 'The courier calls this number',
    country: 'Country',
    chooseCountry: 'Choose a country',
    line: 'Street, number, building',
    chooseRegion: 'Choose',
    optional: (label: string) => `${label} (optional)`,
    postcodeExample: (example: string) => `For example ${example}`,
    newer:
      'The address book has just been changed elsewhere. What you typed is still here; press Save once more to put it into the newer book.',
  },
};

export function useAddressTexts() {
  const { i18n } = useTranslation();
  const locale: Locale = i18n.language === 'en' ? 'en' : 'vi';
  return { texts: addressTexts[locale], locale };
}
