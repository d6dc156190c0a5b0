import type { Hits } from '@gvg/contracts/definitions/search-query';
import type { ComponentType, ReactNode, SVGProps } from 'react';

/** Groups of hits in display order, with the service that finds them. */
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

/** Search hit as displayed. Texts are marked where they match. */
export interface ShownHit {
  /** Unique among all shown hits. */
  key: string;
  to: string;
  Icon: ComponentType<SVGProps<SVGSVGElement> & { size?: number | string }>;
  title: string;
  /** Next to the title. */
  beside?: string | undefined;
  /** Below the title. */
  facts: readonly string[];
  end?: ReactNode;
  endFacts: readonly string[];
}

export type ShownGroups = Partial<Record<GroupName, Hits<ShownHit>>>;

/** Number of hits per group: in the list of all groups, and in the tab of one. */
export const shownIn = { all: 5, one: 20 } as const;
