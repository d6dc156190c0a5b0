import { styled } from '@mui/system';
import { color, from } from '../theme/tokens.ts';

const Mark = styled('svg')({ flex: 'none', width: 36, height: 36, [from.tablet]: { width: 40, height: 40 } });
const Background = styled('rect')({ fill: color.jade });
const Flame = styled('path')({ fill: color.gold });
const Bowl = styled('path')({ fill: color.onJade });

/** The shop's logo, a full bowl. */
export function LogoMark() {
  return (
    <Mark viewBox="0 0 40 40" aria-hidden focusable="false">
      <Background width="40" height="40" rx="11" />
      <Flame d="M20 8c3.4 3.7 5.2 6.4 5.2 9.1a5.2 5.2 0 0 1-10.4 0C14.8 14.4 16.6 11.7 20 8Z" />
      <Bowl d="M8.5 23.5c2.7 1.9 6.9 3 11.5 3s8.8-1.1 11.5-3c-.6 5-5.5 8.5-11.5 8.5s-10.9-3.5-11.5-8.5Z" />
    </Mark>
  );
}
