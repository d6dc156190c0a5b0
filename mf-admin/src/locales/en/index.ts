export const texts = { documentTitle: 'Admin | Goods Viet Goods' };
