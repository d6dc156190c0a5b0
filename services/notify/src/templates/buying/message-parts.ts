import { formatMoney } from '@gvg/contracts/values/money';
import type { Locale } from '@gvg/contracts/values/locale';
import { greetingName } from '../greeting-name.ts';
import type { Message } from '../message.ts';
import type { BuyingValues, BuyingWords } from './locales/buying-texts.ts';

/** What a mail about buying has beside its sentences. */
export interface MessageParts extends Pick<Message, 'items' | 'sums' | 'facts'> {
  values: BuyingValues;
  /** Of the page to which the mail leads. */
  path: string;
}

export interface PartsOptions {
  locale: Locale;
  words: BuyingWords;
}

/** A name that a customer has typed, unless readers would show a link: anybody can sign up with somebody else's address (`greeting-name.ts`). */
export const nameOfRequested = (name: string, words: BuyingWords): string => greetingName(name) ?? words.requestedGoods;

export const priceDetail = (
  { amount, price, fee }: { amount: number; price: number; fee: number },
  words: BuyingWords,
): string => words.price(amount, formatMoney(price), fee === 0 ? undefined : formatMoney(fee));
