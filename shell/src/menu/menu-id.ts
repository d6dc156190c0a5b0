/** Id of the menu's dialog. */
export const menuId = 'gvg-menu';
