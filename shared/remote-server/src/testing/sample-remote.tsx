import { apiQuery, page } from '@gvg/browser-kit';
import type { Api, RemoteDefinition } from '@gvg/browser-kit';
import { localePath } from '@gvg/contracts/values/locale';
import { useQuery } from '@gvg/query';

const countriesQuery = apiQuery('listCountries', {});

function SamplePage() {
  const { data } = useQuery(countriesQuery);
  return <h1>{data?.totalDocs} countries</h1>;
}

/** A remote with one page, `/sample`, that reads the countries. */
export const sampleRemote: RemoteDefinition = {
  name: 'mf-sample',
  namespace: 'sample',
  loadTexts: async () => ({}),
  fallback: null,
  NotFound: () => <h1>Không tìm thấy</h1>,
  pages: [
    {
      name: 'sample',
      path: '/sample',
      Page: page(async () => SamplePage),
      async loader({ queryClient, path, locale, origin }) {
        await queryClient.query(countriesQuery);
        const canonical = origin + localePath(locale, path);
        return {
          status: 200,
          head: {
            title: 'Sample',
            description: 'A sample',
            canonical,
            alternates: [],
            og: [],
            jsonld: [],
            preloads: [],
          },
        };
      },
    },
  ],
};

export const sampleCountries = { docs: [], totalDocs: 12, totalPages: 1, page: 1, limit: 100, hasNextPage: false };

/** Responds to every read with the countries. */
export const sampleApi: Api = {
  call: () => Promise.reject(new Error('Pages make only GET calls while rendering')),
  read: () => Promise.resolve(sampleCountries as never),
};
