export type { CallResponse, CallInput } from './api/address.ts';
export { ApiError } from './api/api-error.ts';
export { createApi } from './api/create-api.ts';
export type { Api, ApiOptions, CallOptions, FailedCallHook } from './api/create-api.ts';
// What follows also serves the kit's later entry points (forms, lists). They import it from the package and not from its files: a file that two
// chunks import is a module of its own, and these would cost the first load a kilobyte.
export { apiListQuery, apiQuery } from './data/api-query.ts';
export type { ListCallName } from './data/api-query.ts';
export { asApiError, createQueryClient } from './data/query-client.ts';
export { queryKeys } from './data/query-keys.ts';
export { isListKey, keyOf, listKeyOf } from './data/query-key.ts';
export type { ErrorReport } from './data/report-failed-write.ts';
export { usePendingVariables } from './data/use-pending-variables.ts';
export { createDestination } from './destination/create-destination.ts';
export { addressWithoutDestination } from './destination/country-in-address.ts';
export { countryName, provideCountryNames } from './destination/country-name.ts';
export {
  chooseDestination,
  openDestinationChooser,
  useDestination,
  useLowestPrices,
} from './destination/use-destination.ts';
export { DestinationInAddress } from './destination/destination-in-address.tsx';
export { alternateHref, applyHead, headAttribute } from './pages/apply-head.ts';
export { laterComponent, optionalComponent } from './pages/later-component.tsx';
export { HydrateLater, HydrationGate, HydrationGateContext } from './pages/hydrate-later.tsx';
export { notFoundHead } from './pages/not-found-head.ts';
export { NotFound } from './pages/not-found.tsx';
export { page } from './pages/page.tsx';
export { privateHead } from './pages/private-head.ts';
export type { PreloadablePage } from './pages/page.tsx';
export { PageOutlet } from './pages/page-outlet.tsx';
export { matchPage } from './pages/page-route.ts';
export type { MatchedPage, LoaderResult, PageRequest, PageRoute } from './pages/page-route.ts';
export { takeEarlyInput } from './remote/early-input.ts';
export { remoteApplication } from './remote/remote-application.tsx';
export type { Application, ApplicationProps } from './remote/remote-application.tsx';
export { remoteWidget } from './remote/remote-widget.ts';
export type { ListKeys, ShownList, WidgetModule, WidgetName, WidgetProps } from './remote/remote-widget.ts';
export type { RemoteDefinition } from './remote/remote-definition.ts';
export { hasCustomer, readGuestCookie } from './session/guest-cookie.ts';
export { recoverSession } from './session/recover-session.ts';
export type { SessionPort } from './session/session-port.ts';
export { useSession } from './session/use-session.ts';
export { pageContext } from './shell/page-context.ts';
export type { PageContext } from './shell/page-context.ts';
export { startPage } from './shell/start-page.ts';
export type { PageOptions } from './shell/start-page.ts';
export { shellApi, useReadableStore } from './shell/shell-api.ts';
export { loadKitTexts } from './texts/load-kit-texts.ts';
