import { formatMoney } from '@gvg/contracts/values/money';
import type { Locale } from '@gvg/contracts/values/locale';
import { greetingName } from '../greeting-name.ts';
import type { Message } from '../message.ts';
import type { BuyingValues, BuyingWords } from './locales/buying-texts.ts';

/** Parts of a mail about buying in addition to its sentences. */
export interface MessageParts extends Pick<Message, 'items' | 'sums' | 'facts'> {
  values: BuyingValues;
  /** Path of the page that the mail links to. */
  path: string;
}

export interface PartsOptions {
  locale: Locale;
  words: BuyingWords;
}

/** Returns a name typed by a customer, unless readers would show a link: anyone can sign up with another person's address (`greeting-name.ts`). */
export const nameOfRequested = (name: string, words: BuyingWords): string => greetingName(name) ?? words.requestedGoods;

export const priceDetail = (
  { amount, price, fee }: { amount: number; price: number; fee: number },
  words: BuyingWords,
): string => words.price(amount, formatMoney(price), fee === 0 ? undefined : formatMoney(fee));
