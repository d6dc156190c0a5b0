export const texts = {
  documentTitle: 'Admin | Goods Viet Goods',
  /** Part of the document, unlike the other texts of the page, because it is shown first. */
  dashboardTitle: 'Today’s work',
};
