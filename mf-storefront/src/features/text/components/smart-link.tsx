import { splitLocale } from '@gvg/contracts/locale';
import { Link } from '@gvg/router';
import type { ReactNode } from 'react';

export interface SmartLinkProps {
  /** A path of ours, a place on the page, or any address, as an administrator typed it. */
  to: string;
  className?: string;
  children: ReactNode;
}

const isOurs = (to: string) => to.startsWith('/') || to.startsWith('#');

/** Stays in the shop for paths of ours, whatever language they were typed in; leaves it in the same tab for the rest. */
export function SmartLink({ to, children, ...rest }: SmartLinkProps) {
  if (!isOurs(to))
    return (
      <a href={to} rel="noopener" {...rest}>
        {children}
      </a>
    );
  return (
    <Link to={splitLocale(to).path} {...rest}>
      {children}
    </Link>
  );
}
