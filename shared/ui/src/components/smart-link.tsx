import { isPagePath, splitLocale } from '@gvg/contracts/values/locale';
import { Link, useLocation } from '@gvg/router';
import type { ComponentProps } from 'react';

export interface SmartLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the shop with or without language prefix, a hash, or any other URL, entered by an administrator. */
  to: string;
}

type LinkProps = Omit<SmartLinkProps, 'to'>;

/** Keeps the query of the page. */
function HashLink({ hash, ...rest }: LinkProps & { hash: string }) {
  const { search } = useLocation();
  return <Link to={{ search, hash }} {...rest} />;
}

/** URLs that open another application, for which a new tab would stay empty, and uploaded files. */
const opensInPlace = (to: string) => /^(?:mailto:|tel:|\/(?!\/))/i.test(to);

/**
 * A link from edited content. Paths of the shop open without a reload, in the language of the page. A hash scrolls. Mail addresses and
 * phone numbers open their application. Other sites open in a new tab without access to this one.
 */
export function SmartLink({ to, ...rest }: SmartLinkProps) {
  if (isPagePath(to)) return <Link to={splitLocale(to).path} {...rest} />;
  if (to.startsWith('#')) return <HashLink hash={to} {...rest} />;
  if (opensInPlace(to)) return <a href={to} {...rest} />;
  return <a href={to} target="_blank" rel="noreferrer" {...rest} />;
}
