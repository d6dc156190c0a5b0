import type { Site } from '../site.ts';

/** Creates a category with this name as staff and expects the site to refuse it. */
export async function createCategory(
  site: Site,
  name: { vi: string; en?: string },
): Promise<{ status: number; codes: string[] }> {
  const response = await fetch(new URL('/v1/product-categories', site.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await site.mint({ roles: ['ADMIN'] })}` },
    body: JSON.stringify({ name, image: '/v1/file-manager/files/a.png', type: 'DRY_FOOD', isShowed: false }),
  });
  const { details = [] } = (await response.json()) as { details?: { path: string; code: string }[] };
  return {
    status: response.status,
    codes: details.filter(({ path }) => path.startsWith('name')).map(({ code }) => code),
  };
}
