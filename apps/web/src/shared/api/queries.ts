/** Reads and acts as React hooks over endpoints. */
import type { CallInput, Endpoint, ReplyOf, ViewerOf } from '@arriero/contract/endpoint'
import {
  keepPreviousData,
  onlineManager,
  QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useState } from 'react'
import { line, useIsLineDown } from '../line/line.ts'
import { LineDown } from '../line/line-down.ts'
import { freshMs, rememberShown } from '../line/use-shown-since.ts'
import { actWasTaken } from '../unsaved/unsaved.ts'
import { act } from './act.ts'
import { readAgedAgain } from '../live/aged.ts'
import type { Read } from './Answer.tsx'
import { oneAtATime } from './one-at-a-time.ts'
import { presses } from './press.ts'
import { send, type Reading } from './send.ts'

/** What was read once can be read again without a line, for as long as a day's work. */
const dayMs = 24 * 3_600_000

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: freshMs,
      gcTime: dayMs,
      // A lost answer is asked for again by the call itself.
      retry: false,
      refetchOnWindowFocus: true,
    },
    // Without a network an act says so; it does not wait and happen later on its own.
    mutations: { networkMode: 'always' },
  },
})

// Reads wait while the line is gone, and go by themselves when it is back.
onlineManager.setEventListener((setOnline) => line.subscribe(() => setOnline(!line.isDown())))
rememberShown(queryClient)
readAgedAgain(queryClient)

/** One key per endpoint and input; a prefix of it (`keyOf(endpoint)`) marks all its inputs. */
export const keyOf = (endpoint: Endpoint, input?: object): readonly unknown[] =>
  input === undefined ? [endpoint.method, endpoint.path] : [endpoint.method, endpoint.path, input]

export type ReadOptions<Reply> = {
  enabled?: boolean
  staleTimeMs?: number
  /** While what is asked for changes, what was there stays in place. */
  keepsLast?: boolean
  /** False: not again, also as the last answer says. */
  refetchEveryMs?: number | ((last: Reply | undefined) => number | false)
}

type Asked = { data: unknown; error: unknown }
const waits = { status: 'error', isError: true, isPending: false, isLoading: false } as const

/** Without a line: what was read stays, though it could not be read again; what was never read says why it does not come. */
const useAsOfLine = <Result extends Asked>(result: Result, isEnabled = true): Result => {
  const isDown = useIsLineDown()
  if (result.data !== undefined)
    return result.error instanceof LineDown
      ? { ...result, status: 'success', isError: false, isSuccess: true, error: null }
      : result
  return isDown && isEnabled && result.error === null
    ? { ...result, ...waits, error: new LineDown({ hasLeft: false, isRead: true }) }
    : result
}

export const useRead = <E extends Reading, V extends ViewerOf<E> = ViewerOf<E>>(
  endpoint: E,
  input: CallInput<E>,
  { enabled, staleTimeMs, keepsLast = false, refetchEveryMs }: ReadOptions<ReplyOf<E, V>> = {},
): UseQueryResult<ReplyOf<E, V>> => {
  const read = useQuery({
    queryKey: keyOf(endpoint, input as object),
    queryFn: ({ signal }) => send<E, V>(endpoint, input, { signal }),
    enabled: enabled ?? true,
    ...(keepsLast ? { placeholderData: keepPreviousData } : {}),
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
  return useAsOfLine(read, enabled)
}

type Page = { items: unknown[]; total: number; totalIsMore?: boolean | undefined; next: string | null }

interface PagesOptions {
  /** While what is asked for changes, what was there stays in place. */
  keepsLast?: boolean
  refetchEveryMs?: number
}

/** A keyset list read page after page. */
export const usePages = <E extends Reading, V extends ViewerOf<E> = ViewerOf<E>>(
  endpoint: E,
  input: CallInput<E>,
  { keepsLast = false, refetchEveryMs }: PagesOptions = {},
) => {
  const read = useInfiniteQuery({
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
    ...(keepsLast ? { placeholderData: keepPreviousData } : {}),
    ...(refetchEveryMs === undefined ? {} : { refetchInterval: refetchEveryMs }),
  })
  return useAsOfLine(read)
}

/** Two reads that one thing is drawn of. */
export const both = <One, Other>(one: Read<One>, other: Read<Other>): Read<readonly [One, Other]> => ({
  data: one.data === undefined || other.data === undefined ? undefined : [one.data, other.data],
  error: one.error ?? other.error,
  refetch: () => Promise.all([one.refetch(), other.refetch()]),
})

type Shown<Result> = Result extends unknown ? Omit<Result, 'mutate' | 'mutateAsync'> : never

interface Then<Reply> {
  onSuccess?: (reply: Reply) => unknown
  onError?: (error: unknown) => unknown
  onSettled?: () => unknown
}

/**
 * Pressed once; what is pressed meanwhile does nothing of its own. What follows is done also where the form has gone by then: the
 * live channel often tells of an act before its own answer comes.
 */
export type Act<Input, Reply> = Shown<UseMutationResult<Reply, unknown, Input>> & {
  mutate: (input: Input, then?: Then<Reply>) => void
}

/** An act that a function does, by one or more calls of `act`. */
export const useWork = <Input, Reply>(
  work: (input: Input) => Promise<Reply>,
  { isPerInput }: ActHow = {},
): Act<Input, Reply> => {
  const [guard] = useState(() => oneAtATime({ isPerInput }))
  const { mutate: _, mutateAsync, ...shown } = useMutation<Reply, unknown, Input>({ mutationFn: work })
  const go = async (what: string, input: Input, then: Then<Reply>) => {
    const press = presses.now()
    const outcome = await mutateAsync(input).then(
      (reply) => ({ reply }),
      (error: unknown) => ({ error }),
    )
    const isDone = 'reply' in outcome
    guard.end(what, isDone)
    // Of work that began with something else than its call.
    if (isDone) actWasTaken(press)
    if (isDone) then.onSuccess?.(outcome.reply)
    else then.onError?.(outcome.error)
    then.onSettled?.()
  }
  return {
    ...shown,
    mutate: (input, then = {}) => {
      const what = JSON.stringify(input) ?? ''
      if (guard.begin(what)) void go(what, input, then)
    },
  }
}

interface ActHow {
  /** One hook for the rows of a list, or for a switch: what differs runs side by side. */
  isPerInput?: boolean | undefined
  /** See `ActOptions` of `act`. */
  about?: string
}

/** An act. `mutate(input)`; the caller shows what came of it. */
export const useAct = <E extends Endpoint, V extends ViewerOf<E> = ViewerOf<E>>(
  endpoint: E,
  how?: ActHow,
): Act<CallInput<E>, ReplyOf<E, V>> =>
  useWork((input: CallInput<E>) => act<E, V>(endpoint, input, { about: how?.about }), how)
