/** Frame of the back office's pages, whichever remote renders them. Bundled with the page that uses it. */
export { QueueCountsContext } from './queue-counts.ts';
export type { QueueCounts } from './queue-counts.ts';
export { StaffGate } from './staff-gate.tsx';
export type { StaffGateProps } from './staff-gate.tsx';
export { StaffMenuButton } from './staff-menu-button.tsx';
export { StaffMenuDrawer } from './staff-menu-drawer.tsx';
export { StaffSidebar, sidebarWidth } from './staff-sidebar.tsx';
export { staffPages } from './staff-pages.ts';
export { useStaffAreaTexts } from './texts.ts';
export { useCurrentPageName } from './use-current-staff-page.ts';
