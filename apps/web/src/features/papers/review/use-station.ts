/** Going from paper to paper: which one comes next, what was said of the last one, and the way back from it. */
import { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import { undoMs } from '@arriero/domain/papers/paper-review'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { keyOf, useAct } from '#shared/api/queries.ts'
import { send } from '#shared/api/send.ts'
import { isPdfAddress } from '#shared/files/file-kinds.ts'
import { useSending } from '#shared/forms/use-sending.ts'
import { useToast } from '#shared/ui/use-toast.ts'
import { readPapersAgain } from '../holder.ts'
import type { Waiting } from './look.ts'
import { neighboursOf } from './neighbours.ts'

/** The addresses in it are good for five minutes. */
export const lookFreshMs = 4 * 60_000

export const lookOf = (_id: string) => ({ params: { _id } })

/** What was said of a paper a moment ago. */
interface LastSaid {
  paperId: string
  words: string
}

export type JudgeBody = CallInput<typeof api.papers.judge>['body']

interface StationSetup {
  /** The one at hand. */
  id: string
  /** What waits, in the order it is worked through. */
  items: readonly Pick<Waiting, '_id'>[]
  open: (id: string) => void
  /** Nothing is left. */
  close: () => void
}

/** The next one is read, and its first picture fetched, while one looks at this one. */
const usePrefetched = (id: string | undefined): void => {
  const client = useQueryClient()
  useEffect(() => {
    if (id === undefined) return
    const input = lookOf(id)
    const queryKey = keyOf(api.papers.look, input)
    const read = client.fetchQuery({
      queryKey,
      queryFn: ({ signal }) => send(api.papers.look, input, { signal }),
      staleTime: lookFreshMs,
    })
    read.then(
      ({ paper }) => {
        const [first] = paper.images.filter((url) => !isPdfAddress(url))
        if (first !== undefined) new Image().src = first
      },
      // It is read again once it is wanted, and says then what is wrong.
      () => undefined,
    )
  }, [client, id])
}

/** For as long as it can be taken back. */
const useLastSaid = () => {
  const [last, setLast] = useState<LastSaid>()
  useEffect(() => {
    if (last === undefined) return undefined
    const timer = setTimeout(() => setLast(undefined), undoMs)
    return () => clearTimeout(timer)
  }, [last])
  return [last, setLast] as const
}

export const useStation = ({ id, items, open, close }: StationSetup) => {
  const client = useQueryClient()
  const toast = useToast()
  const [last, setLast] = useLastSaid()
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const { next, previous } = neighboursOf(items, id, done)
  usePrefetched(next)
  const readAgain = () => {
    for (const read of [api.papers.review, api.papers.look, api.papers.missing])
      void client.invalidateQueries({ queryKey: keyOf(read) })
    void readPapersAgain()
  }
  const goOn = () => (next === undefined ? close() : open(next))
  /** What stands on screen at once is the next one. */
  const said = (words: string) => {
    setLast({ paperId: id, words })
    setDone((before) => new Set(before).add(id))
    goOn()
    readAgain()
  }
  const onRefused = (error: unknown) => {
    toast.error(errorText(error))
    readAgain()
  }
  const judging = useSending({ act: useAct(api.papers.judge, { isPerInput: true }), onRefused })
  const undoing = useSending({ act: useAct(api.papers.undo), onRefused })
  const isBusy = judging.isBusy || undoing.isBusy
  /** Not while a word is on its way: its answer goes on by itself. */
  const go = (to: string | undefined) => {
    if (to !== undefined && !isBusy) open(to)
  }
  return {
    last,
    next,
    previous,
    isBusy,
    /** Past it, without a word. */
    skip: () => go(next),
    goBack: () => go(previous),
    readAgain,
    said,
    judge: (body: JudgeBody, words: string) => {
      // Pressed twice, before the next one stands there: it was said.
      if (done.has(id)) return
      judging.send({ ...lookOf(id), body }, (isDone) => isDone && said(words))
    },
    undo: (words: string) => {
      if (last === undefined) return
      const { paperId } = last
      undoing.send(lookOf(paperId), (isDone) => {
        if (!isDone) return
        setLast(undefined)
        setDone((before) => new Set([...before].filter((one) => one !== paperId)))
        toast.info(words)
        // As it was read it is judged: nothing could be said of it until it is read anew.
        void client.resetQueries({ queryKey: keyOf(api.papers.look, lookOf(paperId)) })
        open(paperId)
        readAgain()
      })
    },
  }
}

export type Station = ReturnType<typeof useStation>
