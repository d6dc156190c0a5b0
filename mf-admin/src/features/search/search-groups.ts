import type { Hits } from '@gvg/contracts/definitions/search-query';
import type { ComponentType, ReactNode, SVGProps } from 'react';

/** What is found, in the order in which it is shown, with the service that finds it. */
export const groupServices = {
  users: 'identity',
  orders: 'cart',
  quotes: 'cart',
  payments: 'cart',
  products: 'catalogue',
  parcels: 'cart',
} as const;
export type GroupName = keyof typeof groupServices;
export type SearchService = (typeof groupServices)[GroupName];

export const groupNames = Object.keys(groupServices) as GroupName[];
export type Tab = 'ALL' | GroupName;

/** Something that was found, as it is shown. Texts have the places marked that it was found by. */
export interface ShownHit {
  /** Unique among all that is shown. */
  key: string;
  to: string;
  Icon: ComponentType<SVGProps<SVGSVGElement> & { size?: number | string }>;
  title: string;
  /** Beside the title. */
  beside?: string | undefined;
  /** Below it. */
  facts: readonly string[];
  end?: ReactNode;
  endFacts: readonly string[];
}

export type ShownGroups = Partial<Record<GroupName, Hits<ShownHit>>>;

/** What a group shows. */
export const shownIn = { all: 5, one: 20 } as const;
