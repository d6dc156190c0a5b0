import { styled } from '@gvg/ui';

/** Container of an estimate, whose width determines the layout of its rows. */
export const EstimateContainer = styled('div')({ containerType: 'inline-size' });

/** Width from which goods and freight are in one line. */
export const whenWide = '@container (min-width: 400px)';

export const rowHeight = { wide: 60, narrow: 98 } as const;

/**
 * Reserves space for three services, the longest form of the rule and a cutoff, so that nothing below moves when an estimate arrives or
 * changes.
 */
export const EstimatePlace = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 3 * rowHeight.narrow + 130,
  [whenWide]: { minHeight: 3 * rowHeight.wide + 104 },
});
