import { useData } from '@gvg/browser-kit';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { categoriesAddress, originsAddress, producersAddress } from '../../catalogue/api/addresses.ts';

const desktop = '(min-width: 900px)';

/** What can be chosen. Long lists are asked for once somebody can see them: on a desktop, or in a sheet that was opened. */
export function useFilterOptions(isShown: boolean) {
  const { locale } = useTexts();
  const [wanted, setWanted] = useState(isShown);
  useEffect(() => {
    const query = matchMedia(desktop);
    const look = () => {
      if (query.matches) setWanted(true);
    };
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  const categories = useData(categoriesAddress);
  const producers = useData(wanted ? producersAddress : undefined);
  const countries = useData(wanted ? originsAddress(locale) : undefined);
  return { categories: categories.data?.docs ?? [], producers: producers.data?.docs ?? [], countries: countries.data?.docs ?? [] };
}
