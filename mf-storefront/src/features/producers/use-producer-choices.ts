import { localize } from '@gvg/contracts/values/locale';
import { keepPreviousData, useQuery } from '@gvg/query';
import { useTexts } from '../../texts/use-texts.ts';
import { producerQuery } from '../catalogue/api/catalogue.ts';
import type { Filters } from '../listing/filters.ts';
import { producerCountsQuery } from './api/producers.ts';

/** Pause of typing before a request, in milliseconds. */
export const typingPauseMs = 200;

export interface ProducerChoice {
  id: string;
  name: string;
  /** Number of matching products; undefined for a chosen one outside the list. */
  count: number | undefined;
}

export interface ProducerQuery {
  /** Filters of the products to count. */
  filters: Filters;
  /** Id of the chosen producer; empty for none. It is always among the choices. */
  chosen: string;
  /** Text typed to find a producer. */
  typed: string;
  isActive: boolean;
}

/** Returns the producers to choose from, most matching products first. Loads only while active. */
export function useProducerChoices({ filters, chosen, typed, isActive }: ProducerQuery) {
  const { locale } = useTexts();
  const name = typed.trim();
  const counts = useQuery({
    ...producerCountsQuery(filters, name),
    enabled: isActive,
    placeholderData: keepPreviousData,
  });
  const ofChosen = useQuery({ ...producerQuery(chosen), enabled: chosen !== '' });
  const listed: ProducerChoice[] =
    counts.data?.docs.map((producer) => ({
      id: producer._id,
      name: localize(producer.name, locale),
      count: producer.count,
    })) ?? [];
  const isListed = chosen === '' || listed.some(({ id }) => id === chosen);
  const chosenName = ofChosen.data === undefined ? '…' : localize(ofChosen.data.name, locale);
  // Listed producers keep their order when one is chosen, so that arrow keys move through them.
  const choices = isListed ? listed : [{ id: chosen, name: chosenName, count: undefined }, ...listed];
  return { choices, total: counts.data?.totalDocs, counts };
}
