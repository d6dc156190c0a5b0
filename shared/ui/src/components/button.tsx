import { Link } from '@gvg/router';
import { styled } from '@mui/system';
import type { ComponentProps } from 'react';
import { buttonStyles, isButtonStyleProp } from './button-styles.ts';
import type { ButtonStyleProps } from './button-styles.ts';

const styledOptions = { shouldForwardProp: (name: PropertyKey) => !isButtonStyleProp(name) && name !== 'sx' };

const ButtonRoot = styled('button', styledOptions)<ButtonStyleProps>((props) => buttonStyles(props));

/** Triggers an action; use `type="submit"` in forms. */
export function Button({ type = 'button', ...rest }: ComponentProps<typeof ButtonRoot>) {
  return <ButtonRoot type={type} {...rest} />;
}

/** Internal link styled as a button. `to` is a path without language prefix. */
export const ButtonLink = styled(Link, styledOptions)<ButtonStyleProps>((props) => buttonStyles(props));

/** Link to any URL styled as a button. */
export const ButtonAnchor = styled('a', styledOptions)<ButtonStyleProps>((props) => buttonStyles(props));
