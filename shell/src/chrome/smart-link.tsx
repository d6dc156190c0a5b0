import { splitLocale } from '@gvg/contracts/locale';
import { Link } from '@gvg/router';
import type { ComponentProps } from 'react';

type SmartLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** A link that an administrator typed: to a page of ours without reload, to a part of the page, or away in a new tab. */
export function SmartLink({ to, ...rest }: SmartLinkProps) {
  if (to.startsWith('/')) return <Link to={splitLocale(to).path} {...rest} />;
  if (to.startsWith('#')) return <a href={to} {...rest} />;
  return <a href={to} target="_blank" rel="noreferrer" {...rest} />;
}
