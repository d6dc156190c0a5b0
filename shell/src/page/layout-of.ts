/** Layout of a page (specification §2, Layout rules); `path` without language prefix. */
export type Layout = 'public' | 'bare' | 'admin';

const isBare = (path: string) => path === '/auth' || path === '/admin/messages' || (path.startsWith('/order/') && path !== '/order/check-out');

export function layoutOf(path: string): Layout {
  const normalized = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (isBare(normalized)) return 'bare';
  return `${normalized}/`.includes('/admin/') ? 'admin' : 'public';
}
