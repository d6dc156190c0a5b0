import { color, fontSize, radius, target } from '@gvg/ui';

/** The field as a pill: its border shows the focus of what is inside. */
export const pillStyles = {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: target,
  border: `1px solid ${color.field}`,
  borderRadius: radius.pill,
  backgroundColor: color.paper,
  '&:focus-within': { borderColor: color.jade, boxShadow: `0 0 0 2px ${color.jade}` },
  '& input': {
    flex: 1,
    minWidth: 0,
    height: target - 2,
    padding: 0,
    border: 0,
    outline: 0,
    backgroundColor: 'transparent',
    fontSize: fontSize.text,
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
} as const;
