import { countryName, openDestinationChooser, useDestination } from '@gvg/customer-ui';
import { useNavigate } from '@gvg/router';
import { Note, styled } from '@gvg/ui';
import { ChoiceLabel } from '@gvg/ui/later-components';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { toQueryString, withFilter } from '../filters.ts';
import type { Filters } from '../filters.ts';

/** Its line is reserved, because the document is rendered without a destination. */
const Country = styled(Note)({ minHeight: '1.55em', marginInlineStart: 28, marginTop: -8 });

/** Filters products that can be sent to the destination. Asks for the country while it is unknown, and follows its changes. */
export function ShipsToSwitch({ path, filters }: { path: string; filters: Filters }) {
  const { t, locale } = useTexts();
  const navigate = useNavigate();
  const destination = useDestination();
  const filtersBy = (country: string) => path + toQueryString(withFilter(filters, 'shipsTo', country));
  const previous = useRef(destination);
  useEffect(() => {
    const isFollowing = filters.shipsTo !== undefined && filters.shipsTo === previous.current;
    previous.current = destination;
    if (isFollowing && destination !== undefined && destination !== filters.shipsTo)
      void navigate(filtersBy(destination), { replace: true });
  });
  return (
    <div>
      <ChoiceLabel>
        <input
          type="checkbox"
          name="shipsTo"
          value={filters.shipsTo ?? destination ?? ''}
          checked={filters.shipsTo !== undefined}
          onChange={(event) => {
            if (destination !== undefined || filters.shipsTo !== undefined) return;
            event.stopPropagation();
            openDestinationChooser((country) => void navigate(filtersBy(country)));
          }}
        />
        {t('freight.shipsHome')}
      </ChoiceLabel>
      <Country>{destination !== undefined && countryName(destination, locale)}</Country>
    </div>
  );
}
