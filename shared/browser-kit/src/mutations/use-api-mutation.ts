import type { CallName } from '@gvg/contracts/calls';
import type { MutationOptions } from '@gvg/query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { asApiError, keyOf, reportFailedWrite, useDataClient } from '@gvg/browser-kit';
import type { Api, ApiError, CallInput, CallResponse, DataClient, ErrorReport } from '@gvg/browser-kit';
import { OptimisticChanges, reload } from './optimistic-changes.ts';
import type { CacheWriter } from './optimistic-changes.ts';

/** Several calls that are one write to the user. */
type Write<Input, Output> = (input: Input, api: Api) => Promise<Output>;

export interface ApiMutationOptions<Input, Output> {
  /** Addresses whose responses are outdated after the write; an address also stands for everything below it. */
  invalidates?: readonly string[] | ((output: Output, input: Input) => readonly string[]);
  /** Shows the expected result at once; it disappears again when the write fails. */
  optimistic?: (cache: CacheWriter, input: Input) => void;
  /** Puts the server's response into the cache, navigates, and so on. Not called when the person has changed meanwhile. */
  onSuccess?: (output: Output, input: Input, cache: CacheWriter) => void;
  /** How the user learns of a failure (specification §8); default `modal`. */
  onError?: ErrorReport;
}

export interface ApiMutation<Input, Output> {
  /** Starts the write; its failure is reported as `onError` says. */
  mutate: (input: Input) => void;
  /** As `mutate`, for callers that wait: rejects with the ApiError. */
  mutateAsync: (input: Input) => Promise<Output>;
  data: Output | undefined;
  error: ApiError | undefined;
  isPending: boolean;
  /** Forgets result and error. */
  reset: () => void;
}

type WriteState<Output> = Pick<ApiMutation<unknown, Output>, 'data' | 'error' | 'isPending'>;

const idle = { data: undefined, error: undefined, isPending: false } as const;

interface Pending {
  changes: OptimisticChanges;
  confirmed: OptimisticChanges;
}

function optionsFor<Input, Output>(
  client: DataClient,
  write: CallName | Write<Input, Output>,
  options: ApiMutationOptions<Input, Output>,
): MutationOptions<Output, ApiError, Input, Pending> {
  const { invalidates = [], optimistic, onSuccess, onError = 'modal' } = options;
  return {
    meta: { onError: 'silent' },
    async mutationFn(input) {
      try {
        return await (typeof write === 'function'
          ? write(input, client.api)
          : (client.api.call(write, input as CallInput<CallName>) as Promise<Output>));
      } catch (error) {
        throw asApiError(error);
      }
    },
    onMutate(input) {
      const pending = { changes: new OptimisticChanges(client), confirmed: new OptimisticChanges(client) };
      optimistic?.(pending.changes, input);
      return pending;
    },
    onSuccess(output, input, { changes, confirmed }) {
      if (changes.isOutdated) return;
      const interrupted = changes.commit();
      onSuccess?.(output, input, confirmed);
      const outdated = typeof invalidates === 'function' ? invalidates(output, input) : invalidates;
      reload(client, [...interrupted, ...confirmed.commit(), ...outdated.map(keyOf)]);
    },
    onError(error, _input, pending) {
      if (pending?.changes.isOutdated === true) return;
      if (pending) reload(client, pending.changes.rollBack());
      reportFailedWrite(asApiError(error), onError);
    },
  };
}

/**
 * A write: a call by its name, or a function that makes several calls. It goes on when its component unmounts. Responses of one page are one cache, so
 * that what it changes is shown by the shell and every remote.
 */
export function useApiMutation<Name extends CallName>(
  call: Name,
  options?: ApiMutationOptions<CallInput<Name>, CallResponse<Name>>,
): ApiMutation<CallInput<Name>, CallResponse<Name>>;
export function useApiMutation<Input, Output>(
  write: Write<Input, Output>,
  options?: ApiMutationOptions<Input, Output>,
): ApiMutation<Input, Output>;
export function useApiMutation<Input, Output>(
  write: CallName | Write<Input, Output>,
  options: ApiMutationOptions<Input, Output> = {},
): ApiMutation<Input, Output> {
  const client = useDataClient();
  const latest = useRef(optionsFor(client, write, options));
  useEffect(() => {
    latest.current = optionsFor(client, write, options);
  });
  const [state, setState] = useState<WriteState<Output>>(idle);
  const lastRun = useRef(0);
  const reset = useCallback(() => {
    lastRun.current += 1;
    setState(idle);
  }, []);
  const mutateAsync = useCallback(
    async (input: Input) => {
      lastRun.current += 1;
      const run = lastRun.current;
      // Of several writes at a time the component shows the last one's state.
      const show = (next: WriteState<Output>) => run === lastRun.current && setState(next);
      show({ ...idle, isPending: true });
      try {
        const data = await client.queries.getMutationCache().build(client.queries, latest.current).execute(input);
        show({ ...idle, data });
        return data;
      } catch (cause) {
        const error = asApiError(cause);
        show({ ...idle, error });
        throw error;
      }
    },
    [client],
  );
  const mutate = useCallback(
    (input: Input) => {
      // The failure has been reported as `onError` says.
      mutateAsync(input).catch(() => {});
    },
    [mutateAsync],
  );
  return { ...state, mutate, mutateAsync, reset };
}
