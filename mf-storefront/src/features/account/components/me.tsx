import { useData } from '@gvg/browser-kit';
import type { User } from '@gvg/contracts/identity/http/user-schema';
import type { ReactNode } from 'react';
import { LoadError } from '../../catalogue/components/load-error.tsx';
import { meAddress } from '../api/addresses.ts';
import { CustomerSkeleton } from './customer-skeleton.tsx';

/** Content about the signed-in person's account. */
export function Me({ children }: { children: (me: User) => ReactNode }) {
  const { data, error, retry } = useData(meAddress);
  if (error) return <LoadError error={error} retry={retry} />;
  return data === undefined ? <CustomerSkeleton /> : children(data);
}
