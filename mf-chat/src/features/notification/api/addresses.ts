import { addressOf } from '@gvg/browser-kit';

/** Of the whole list; what is below it, too, is outdated once something was read. */
export const notificationsAddress = addressOf('listNotifications', {});

/** The shell's badge shows the same response. */
export const counterAddress = addressOf('countUnreadNotifications', {});

export const preferencesAddress = addressOf('getPreferences', {});
export const pushKeyAddress = addressOf('getPushKey', {});
