import { isDeepStrictEqual } from 'node:util';
import { phoneToE164 } from '@gvg/addresses/phones';
import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import { updateMe } from '@gvg/contracts/identity/http/account';
import type { Locale } from '@gvg/contracts/values/locale';
import type { UserCaller } from '@gvg/service-kit/security/access-token';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import { invalidField } from '@gvg/service-kit/http/invalid-field';
import { checkRevision } from '@gvg/service-kit/data/revision';
import type { Identity } from '../../identity.ts';
import type { StoredUser } from '../user.model.ts';
import { presentUser } from '../user.presenter.ts';
import { changeUser, isNameTaken, requireCaller, userWriteFailure } from '../user.repository.ts';
import { toAddressBook } from './address-book.ts';

type Fields = Omit<BodyOf<typeof updateMe>, 'revision'>;

/** A public picture of this site; one on another site would reveal its viewers to its owner. */
const uploadedPicture = /^\/v1\/file-manager\/files\/(?<name>[0-9a-f]{40}\.(?:jpg|png|gif))$/;

/** Tomorrow's date may have begun somewhere: up to 14 hours ahead of UTC. */
const latestToday = (now: Date) => new Date(now.getTime() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Throws `INVALID_PAYLOAD` for values that the contract's schema cannot check. */
function checkFields({ avatar, birthday }: Fields, { now }: Pick<Identity, 'now'>, locale: Locale): void {
  if (typeof avatar === 'string' && !uploadedPicture.test(avatar))
    throw invalidField({ path: 'avatar', code: 'INVALID_IMAGE_URL', locale });
  if (typeof birthday === 'string' && birthday > latestToday(now()))
    throw invalidField({ path: 'birthday', code: 'INVALID_DATE', locale });
}

/** Returns the fields with the phone number in its country's form. Throws `INVALID_PAYLOAD` for an impossible number. */
function withPhone({ phone, ...fields }: Fields, locale: Locale): Fields {
  if (typeof phone !== 'string') return { ...fields, ...(phone === null && { phone }) };
  const number = phoneToE164(phone);
  if (number === undefined) throw invalidField({ path: 'phone', code: 'INVALID_PHONE', locale });
  return { ...fields, phone: number };
}

/** Throws `INVALID_PAYLOAD` for a new picture that is not the caller's: it would disappear with its owner's account. */
async function checkAvatar(
  { users, isOwnPicture }: Pick<Identity, 'users' | 'isOwnPicture'>,
  { avatar }: Fields,
  { caller, locale }: { caller: UserCaller; locale: Locale },
): Promise<void> {
  const name = typeof avatar === 'string' ? uploadedPicture.exec(avatar)?.groups?.['name'] : undefined;
  if (name === undefined || (await requireCaller(users, caller)).avatar === avatar) return;
  if (!(await isOwnPicture({ name, user: caller.id })))
    throw invalidField({ path: 'avatar', code: 'INVALID_IMAGE_URL', locale });
}

/** Returns the fields that actually change. */
function changeOf(user: StoredUser, { addresses, ...fields }: Fields, locale: Locale): Partial<StoredUser> {
  const requested = { ...fields, addresses: addresses && toAddressBook(addresses, locale) };
  return Object.fromEntries(
    Object.entries(requested).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(value, user[name as keyof StoredUser]),
    ),
  );
}

export function updateMeRoute(identity: Identity): void {
  mount(identity.app, updateMe, async ({ body: { revision, ...body }, caller, locale, context }) => {
    checkFields(body, identity, locale);
    const fields = withPhone(body, locale);
    await checkAvatar(identity, fields, { caller, locale });
    try {
      const user = await identity.withTransaction(async (transaction) => {
        const { session } = transaction;
        const before = await requireCaller(identity.users, caller, session);
        checkRevision(before, revision, presentUser);
        const change = changeOf(before, fields, locale);
        const changed = Object.keys(change);
        if (changed.length === 0) return before;
        const { displayName } = change;
        if (
          displayName !== undefined &&
          (await isNameTaken(identity.users, displayName, { except: before._id, session }))
        )
          throw new ApiFailure('DISPLAY_NAME_WAS_EXISTED');
        return changeUser(identity, transaction, before, { set: change, changed, context });
      });
      return presentUser(user);
    } catch (error) {
      throw userWriteFailure(error);
    }
  });
}
