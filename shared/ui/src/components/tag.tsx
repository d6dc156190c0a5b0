import { styled } from '@mui/system';
import { color, fontSize, fontWeight } from '../theme/tokens.ts';

export type TagTone = 'plain' | 'soft' | 'gold' | 'clay';

const tones: Record<TagTone, object> = {
  plain: { backgroundColor: color.card, color: color.ink },
  soft: { backgroundColor: color.jadeSoft, color: color.ink },
  gold: { backgroundColor: color.goldSoft, color: color.ink },
  clay: { backgroundColor: color.clay, color: color.onClay },
};

/** Short label, such as on sale, limited, needs a quote. */
export const Tag = styled('span', { shouldForwardProp: (name) => name !== 'tone' && name !== 'sx' })<{
  tone?: TagTone;
}>(({ tone = 'plain' }) => ({
  display: 'inline-block',
  maxWidth: '100%',
  padding: '3px 9px',
  borderRadius: 8,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  lineHeight: 1.4,
  ...tones[tone],
}));
