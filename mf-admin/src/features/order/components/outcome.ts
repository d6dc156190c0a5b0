import { color, fontWeight, radius, styled } from '@gvg/ui';

/** Result or pending state of an action at the scale or the parcel. */
export const Outcome = styled('p')({
  margin: 0,
  padding: '10px 14px',
  borderRadius: radius.input,
  backgroundColor: color.jadeSoft,
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
  '&[data-refused]': { backgroundColor: color.clay, color: color.onClay },
});
