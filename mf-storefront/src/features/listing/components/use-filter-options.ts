import { useQuery } from '@gvg/query';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { categoriesQuery, originsQuery } from '../../catalogue/api/catalogue.ts';

const desktop = '(min-width: 900px)';

/** Returns the options of the filter form. Long lists load only when visible: on desktops or in the opened sheet. */
export function useFilterOptions(isShown: boolean) {
  const { locale } = useTexts();
  const [shouldLoad, setShouldLoad] = useState(isShown);
  if (isShown && !shouldLoad) setShouldLoad(true);
  useEffect(() => {
    const query = matchMedia(desktop);
    const update = () => {
      if (query.matches) setShouldLoad(true);
    };
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  const categories = useQuery(categoriesQuery);
  const countries = useQuery({ ...originsQuery(locale), enabled: shouldLoad });
  return { categories: categories.data?.docs ?? [], countries: countries.data?.docs ?? [], isActive: shouldLoad };
}
