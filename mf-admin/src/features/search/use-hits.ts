import type { ApiError } from '@gvg/browser-kit';
import { searchLengths } from '@gvg/contracts/definitions/search-query';
import type { Hits } from '@gvg/contracts/definitions/search-query';
import { useQuery } from '@gvg/query';
import { useStaffTexts } from '../../texts/staff-texts.ts';
import { cartHitsQuery, productHitsQuery, userHitsQuery } from './api/search.ts';
import { groupNames, groupServices, shownIn } from './search-groups.ts';
import type { GroupName, SearchService, ShownGroups, ShownHit, Tab } from './search-groups.ts';
import { shownOrder, shownParcel, shownPayment, shownProduct, shownQuote, shownUser } from './shown-hits.tsx';

export interface FailedService {
  groups: GroupName[];
  error: ApiError;
  retry: () => void;
}

export interface FoundHits {
  /** Groups of services that have answered, possibly for the previous text. */
  groups: ShownGroups;
  failed: FailedService[];
  /** Groups of services without any answer yet. */
  waiting: GroupName[];
  /** Groups of services that have answered for this text, or failed. */
  answered: GroupName[];
}

const present = <Hit>({ hits, ...rest }: Hits<Hit>, show: (hit: Hit) => ShownHit): Hits<ShownHit> => ({
  ...rest,
  hits: hits.map(show),
});
const groupsOf = (service: SearchService) => groupNames.filter((name) => groupServices[name] === service);

/** Hits of the services, queried independently. Sends no request for a text that is too short. */
export function useHits(search: string, tab: Tab): FoundHits {
  const { t, locale } = useStaffTexts();
  const enabled = search.length >= searchLengths.minimum;
  const limitOf = (service: SearchService) =>
    tab !== 'ALL' && groupServices[tab] === service ? shownIn.one : shownIn.all;
  const cart = useQuery({ ...cartHitsQuery(search, limitOf('cart')), enabled });
  const identity = useQuery({ ...userHitsQuery(search, limitOf('identity')), enabled });
  const catalogue = useQuery({ ...productHitsQuery(search, limitOf('catalogue')), enabled });
  const results = { cart, identity, catalogue };
  const texts = { t, locale, search };
  const groups: ShownGroups = !enabled
    ? {}
    : {
        ...(identity.data && { users: present(identity.data.users, (hit) => shownUser(hit, texts)) }),
        ...(cart.data && {
          orders: present(cart.data.orders, (hit) => shownOrder(hit, texts)),
          quotes: present(cart.data.quotes, (hit) => shownQuote(hit, texts)),
          payments: present(cart.data.payments, (hit) => shownPayment(hit, texts)),
          parcels: present(cart.data.parcels, (hit) => shownParcel(hit, texts)),
        }),
        ...(catalogue.data && { products: present(catalogue.data.products, (hit) => shownProduct(hit, texts)) }),
      };
  const services = Object.keys(results) as SearchService[];
  return {
    groups,
    failed: services.flatMap((service) => {
      const { error, refetch, isFetching } = results[service];
      if (!enabled || error === null || isFetching) return [];
      return { groups: groupsOf(service), error: error as ApiError, retry: () => void refetch() };
    }),
    waiting: services.flatMap((service) => {
      const { data, isFetching } = results[service];
      return enabled && data === undefined && isFetching ? groupsOf(service) : [];
    }),
    answered: services.flatMap((service) => {
      const { isFetching, isPlaceholderData } = results[service];
      return enabled && !isFetching && !isPlaceholderData ? groupsOf(service) : [];
    }),
  };
}
