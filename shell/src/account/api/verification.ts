import { asApiError, pageContext, shellApi, useSession } from '@gvg/browser-kit';
import type { ApiError, CallResponse } from '@gvg/browser-kit';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@gvg/query';
import { hashValue, takeHashValue } from '../../session/hash-value.ts';

/** State of the link in a verification mail. */
export type Verification =
  | ({ type: 'asking' } & CallResponse<'lookAtVerification'>)
  | { type: 'verified' }
  | { type: 'missing' }
  | { type: 'ended'; error: ApiError };

/** The password sent with the code, current or new. */
export type ShownPassword = { password?: string; newPassword?: string };

/** Checks whether the same code may still work. */
const isTransient = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500;

/** Checks whether the signed-in person has nothing left to confirm, for example after opening a link again. */
async function hasConfirmed(): Promise<boolean> {
  if (shellApi().session.get().status !== 'user') return false;
  const me = await pageContext()
    .api.call('getMe', {})
    .catch(() => undefined);
  return me?.emailVerified === true && me.pendingEmail === null;
}

async function lookAtCode(): Promise<Verification> {
  const authCode = hashValue('code');
  if (authCode === undefined) return (await hasConfirmed()) ? { type: 'verified' } : { type: 'missing' };
  try {
    return { type: 'asking', ...(await pageContext().api.call('lookAtVerification', { body: { authCode } })) };
  } catch (cause) {
    const error = asApiError(cause);
    if (isTransient(error)) throw error;
    return (await hasConfirmed()) ? { type: 'verified' } : { type: 'ended', error };
  }
}

const verificationKey = ['verification'];

/** The code in the URL is inspected once for each person, because its requirements depend on the session. Inspecting does not use it up. */
const verificationQuery = (person: string) =>
  queryOptions({
    queryKey: [...verificationKey, person],
    queryFn: lookAtCode,
    staleTime: Infinity,
    // The next visit may bring another code.
    gcTime: 0,
  });

export function useVerification() {
  const session = useSession();
  const person = session.status === 'user' ? session.user.id : 'guest';
  return useQuery({ ...verificationQuery(person), enabled: session.status !== 'starting' });
}

/** Error codes after which the code is inspected again: it has expired, or the person has signed out in another tab. */
const outdated = ['CONFIRMATION_REQUIRED', 'INVALID_TOKEN', 'USER_WAS_DELETED'];

/** Confirms the address with the code, which stays in the URL until it is used up. The form shows a failure. */
export function useVerifyEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (shown: ShownPassword) =>
      pageContext().api.call('verifyEmail', { body: { authCode: hashValue('code') ?? '', ...shown } }),
    meta: { onError: 'silent' },
    async onSuccess() {
      takeHashValue('code');
      if (shellApi().session.get().status !== 'guest') await shellApi().session.reload();
    },
    async onError({ code }) {
      if (outdated.includes(code)) await client.invalidateQueries({ queryKey: verificationKey });
    },
  });
}

/** Sends the mail again. The caller shows a failure. */
export const useRequestVerification = () =>
  useMutation({
    mutationFn: () => pageContext().api.call('requestVerification', {}),
    meta: { onError: 'silent' },
  });
