import { styled } from '@gvg/ui';

export const DialogBody = styled('div')({ display: 'grid', gap: 16, padding: 20 });
export const DialogActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& > [data-end]': { marginInlineStart: 'auto' },
});
