/** Reads and acts as React hooks over endpoints. */
import type { CallInput, Endpoint, ReplyOf, ViewerOf } from '@arriero/contract/endpoint'
import {
  QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import { send } from './send.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // A lost answer is asked for again by the call itself.
      retry: false,
      refetchOnWindowFocus: true,
    },
    // Without a network an act says so; it does not wait and happen later on its own.
    mutations: { networkMode: 'always' },
  },
})

/** One key per endpoint and input; a prefix of it (`keyOf(endpoint)`) marks all its inputs. */
export const keyOf = (endpoint: Endpoint, input?: object): readonly unknown[] =>
  input === undefined ? [endpoint.method, endpoint.path] : [endpoint.method, endpoint.path, input]

type ReadOptions<Reply> = {
  enabled?: boolean
  staleTimeMs?: number
  /** False: not again, also as the last answer says. */
  refetchEveryMs?: number | ((last: Reply | undefined) => number | false)
}

export const useRead = <E extends Endpoint, V extends ViewerOf<E> = ViewerOf<E>>(
  endpoint: E,
  input: CallInput<E>,
  { enabled, staleTimeMs, refetchEveryMs }: ReadOptions<ReplyOf<E, V>> = {},
): UseQueryResult<ReplyOf<E, V>> =>
  useQuery({
    queryKey: keyOf(endpoint, input as object),
    queryFn: ({ signal }) => send<E, V>(endpoint, input, { signal }),
    enabled: enabled ?? true,
    ...(staleTimeMs === undefined ? {} : { staleTime: staleTimeMs }),
    ...(refetchEveryMs === undefined
      ? {}
      : {
          refetchInterval:
            typeof refetchEveryMs === 'number'
              ? refetchEveryMs
              : ({ state }: { state: { data: ReplyOf<E, V> | undefined } }) => refetchEveryMs(state.data),
        }),
  })

type Page = { items: unknown[]; total: number; totalIsMore?: boolean | undefined; next: string | null }

/** A keyset list read page after page. */
export const usePages = <E extends Endpoint, V extends ViewerOf<E> = ViewerOf<E>>(
  endpoint: E,
  input: CallInput<E>,
) =>
  useInfiniteQuery({
    queryKey: [...keyOf(endpoint, input as object), 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => {
      const query = {
        ...(input as { query?: object }).query,
        ...(pageParam === undefined ? {} : { after: pageParam }),
      }
      return send<E, V>(endpoint, { ...input, query }, { signal })
    },
    getNextPageParam: (last) => (last as Page).next ?? undefined,
  })

/** An act. `mutate(input)`; the caller shows what came of it. */
export const useAct = <E extends Endpoint, V extends ViewerOf<E> = ViewerOf<E>>(
  endpoint: E,
): UseMutationResult<ReplyOf<E, V>, unknown, CallInput<E>> =>
  useMutation({ mutationFn: (input: CallInput<E>) => send<E, V>(endpoint, input) })
