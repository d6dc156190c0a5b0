import { splitLocale } from '@gvg/contracts/locale';
import { Link } from '@gvg/router';
import type { ComponentProps } from 'react';

type SmartLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** A link from content that administrators edit: own pages open without a reload, fragments scroll, other sites open in a new tab. */
export function SmartLink({ to, ...rest }: SmartLinkProps) {
  if (to.startsWith('/')) return <Link to={splitLocale(to).path} {...rest} />;
  if (to.startsWith('#')) return <a href={to} {...rest} />;
  return <a href={to} target="_blank" rel="noreferrer" {...rest} />;
}
