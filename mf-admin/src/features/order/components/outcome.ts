import { color, fontWeight, radius, styled } from '@gvg/ui';

/** What has become of something that was done at the scale or at the parcel, or what it waits for. */
export const Outcome = styled('p')({
  margin: 0,
  padding: '10px 14px',
  borderRadius: radius.input,
  backgroundColor: color.jadeSoft,
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
  '&[data-refused]': { backgroundColor: color.clay, color: color.onClay },
});
