import { Link } from '@gvg/router';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { buttonStyles, isButtonStyleProp } from './button-styles.ts';
import type { ButtonStyleProps } from './button-styles.ts';

const styledOptions = { shouldForwardProp: (name: PropertyKey) => !isButtonStyleProp(name) && name !== 'sx' };

const ButtonRoot = styled('button', styledOptions)<ButtonStyleProps>((look) => buttonStyles(look));

/** Does something here. Give it `type="submit"` to send a form. */
export function Button({ type = 'button', ...rest }: ComponentProps<typeof ButtonRoot>) {
  return <ButtonRoot type={type} {...rest} />;
}

/** Goes to a page of ours; `to` is a path without language prefix. */
export const ButtonLink = styled(Link, styledOptions)<ButtonStyleProps>((look) => buttonStyles(look));

/** Goes to any address. */
export const ButtonAnchor = styled('a', styledOptions)<ButtonStyleProps>((look) => buttonStyles(look));
