import type { Locale } from '@gvg/contracts/values/locale';
import { useTranslation } from '@gvg/i18n';
import type { TFunction } from '@gvg/i18n';

/** Namespace of the conversation's texts, separate from the remote's other texts, which its pages are rendered with. */
export const chatNamespace = 'conversation';

export async function loadChatTexts(locale: Locale): Promise<Record<string, unknown>> {
  const { chat } = await (locale === 'en'
    ? import(/* webpackChunkName: "chat-texts-en" */ '../locales/en/chat.ts')
    : import(/* webpackChunkName: "chat-texts-vi" */ '../locales/vi/chat.ts'));
  return chat;
}

/** For components below one that has waited for `loadChatTexts`. */
export function useChatTexts(): { t: TFunction; locale: Locale } {
  const { t, i18n } = useTranslation(chatNamespace);
  return { t, locale: i18n.language === 'en' ? 'en' : 'vi' };
}
