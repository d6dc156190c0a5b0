import { useTranslation } from '@gvg/i18n';

/** Texts of fields and forms. Loaded with the forms, not with the first load. */
const formTexts = {
  vi: {
    showPassword: 'Hiện mật khẩu',
    passwordRules: { LENGTH: 'Ít nhất 8 ký tự', LOWERCASE: '1 chữ thường', UPPERCASE: '1 chữ hoa', NUMBER: '1 chữ số' },
    passwordCharacters: 'Chỉ dùng chữ không dấu, chữ số và @$!%*?&',
    rulesMet: (met: number, all: number) => `Đạt ${met} trên ${all} điều kiện`,
    isMet: 'đạt',
    isUnmet: 'chưa đạt',
    tryAgainAfter: (time: string) => `Bạn đã thử nhiều lần. Hãy thử lại sau ${time}.`,
  },
  en: {
    showPassword: 'Show the password',
    passwordRules: {
      LENGTH: 'At least 8 characters',
      LOWERCASE: '1 lowercase letter',
      UPPERCASE: '1 uppercase letter',
      NUMBER: '1 number',
    },
    passwordCharacters: 'Only letters A to Z, digits and @$!%*?&',
    rulesMet: (met: number, all: number) => `${met} of ${all} rules met`,
    isMet: 'met',
    isUnmet: 'not met yet',
    tryAgainAfter: (time: string) => `That were many tries. Please try again in ${time}.`,
  },
};

export function useFormTexts() {
  const { i18n } = useTranslation();
  return formTexts[i18n.language === 'en' ? 'en' : 'vi'];
}
