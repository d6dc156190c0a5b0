/** What surrounds the pages of the back office, whichever remote renders them; bundled with the page that uses it. */
export { StaffGate } from './staff-area/staff-gate.tsx';
export type { StaffGateProps } from './staff-area/staff-gate.tsx';
export { StaffMenuButton } from './staff-area/staff-menu-button.tsx';
export { StaffSidebar, sidebarWidth } from './staff-area/staff-sidebar.tsx';
export { staffPages } from './staff-area/staff-pages.ts';
