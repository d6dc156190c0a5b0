export const texts = {
  documentTitle: 'Admin | Goods Viet Goods',
  /** In the document, unlike the other texts of the page: it is shown first. */
  dashboardTitle: 'Việc hôm nay',
};
