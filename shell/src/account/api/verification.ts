import { asApiError, pageContext, shellApi, useSession } from '@gvg/browser-kit';
import type { ApiError, CallResponse } from '@gvg/browser-kit';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@gvg/query';
import { hashValue, takeHashValue } from '../../session/hash-value.ts';

/** What the link of a verification mail has come to. */
export type Verification =
  | ({ type: 'asking' } & CallResponse<'lookAtVerification'>)
  | { type: 'verified' }
  | { type: 'missing' }
  | { type: 'ended'; error: ApiError };

/** What is shown beside the code. */
export type ShownPassword = { password?: string; newPassword?: string };

/** Whether the same code may still work. */
const isTransient = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500;

/** Whether whoever is signed in has nothing left to confirm, such as who opens a link once more. */
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

/** The code of the address is looked at once for each person, because what it needs depends on who is signed in. Looking uses nothing up. */
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

/** Refusals after which the code is worth another look: it has ended, or whoever was signed in has signed out in another tab. */
const outdated = ['CONFIRMATION_REQUIRED', 'INVALID_TOKEN', 'USER_WAS_DELETED'];

/** Takes the code, which stays in the address until it is used up. The form shows a failure. */
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

/** Sends the mail once more. The caller shows a failure. */
export const useRequestVerification = () =>
  useMutation({
    mutationFn: () => pageContext().api.call('requestVerification', {}),
    meta: { onError: 'silent' },
  });
