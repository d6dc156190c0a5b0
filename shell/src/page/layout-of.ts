/** How a page is framed (specification §2, Layout rules); `path` without language prefix. */
export type Layout = 'public' | 'bare' | 'admin';

const isBare = (path: string) => path === '/auth' || path === '/admin/messages' || (path.startsWith('/order/') && path !== '/order/check-out');

export function layoutOf(path: string): Layout {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (isBare(plain)) return 'bare';
  return `${plain}/`.includes('/admin/') ? 'admin' : 'public';
}
