/** The exports of react-router in use; this package is the module-federation singleton that shares one copy per page. */
export {
  BrowserRouter,
  Link,
  NavLink,
  Navigate,
  Outlet,
  Route,
  Routes,
  matchPath,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router';
export { leaveClosedLayers, navigateAfterLayers } from './history-layers.ts';
export { useHistoryLayer } from './use-history-layer.ts';
