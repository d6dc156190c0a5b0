import { splitLocale } from '@gvg/contracts/locale';
import { Link } from '@gvg/router';
import type { ReactNode } from 'react';

export interface SmartLinkProps {
  /** An internal path, a hash, or any URL, as entered by an administrator. */
  to: string;
  className?: string;
  children: ReactNode;
}

const isOurs = (to: string) => to.startsWith('/') || to.startsWith('#');

/** Router link for internal paths, in the current language whatever their prefix; plain link in the same tab for other URLs. */
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
