import { styled } from '@gvg/ui';

/** Container of an estimate whose width decides the layout of its rows. */
export const EstimateContainer = styled('div')({ containerType: 'inline-size' });

/** From this width on, goods and freight stand in one line. */
export const whenWide = '@container (min-width: 400px)';

export const rowHeight = { wide: 60, narrow: 98 } as const;

/** Space for three services, the rule in its longest form and a cutoff: nothing below moves when an estimate arrives or changes. */
export const EstimatePlace = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 3 * rowHeight.narrow + 130,
  [whenWide]: { minHeight: 3 * rowHeight.wide + 104 },
});
