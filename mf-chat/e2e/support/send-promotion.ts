import { firstAdmin } from '@gvg/testing/site-calls';

/** Sends a promotion from staff to one user. */
export async function sendPromotion(user: string, title: string, link: string): Promise<void> {
  const notify = {
    title: { vi: title, en: title },
    description: { vi: 'Gửi trước 20 tháng 1', en: 'Order before 20 January' },
    link,
  };
  await (await firstAdmin()).call('POST', '/v1/history-notify', { typeNotify: 'PROMOTION', notify, user });
}
