import { runningSite } from '@gvg/testing/running-site';

async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const { url } = runningSite();
  const response = await fetch(`${url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`POST ${path} responded with ${response.status} ${await response.text()}`);
  return response.json();
}

/** What staff writes to one user: a promotion with this title. */
export async function sendPromotion(user: string, title: string, link: string): Promise<void> {
  const { environment } = runningSite();
  const { accessToken } = (await post('/v1/auth/sign-in/admin', { email: environment['FIRST_ADMIN_EMAIL'], password: environment['FIRST_ADMIN_PASSWORD'] })) as { accessToken: string };
  const notify = { title: { vi: title, en: title }, description: { vi: 'Gửi trước 20 tháng 1', en: 'Order before 20 January' }, link };
  await post('/v1/history-notify', { typeNotify: 'PROMOTION', notify, user }, { authorization: `Bearer ${accessToken}` });
}
