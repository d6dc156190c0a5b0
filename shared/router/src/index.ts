/** The used exports of react-router. This package is the module-federation singleton, so that a page has one copy. */
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
