import { useEffect, useEffectEvent, useState } from 'react'
import { isTaken, isTyped, isWithin } from '#shared/keys.ts'
import type { ShownList } from '#shared/table/use-list-table.ts'
import { neighboursOf, seatOf, type Seat } from './walk.ts'

type Step = 'previous' | 'next'

/** To the service before or after it in the list; undefined where there is none. */
export interface Walk extends Partial<Record<Step, (() => void) | undefined>> {
  /** Its place in the whole list, counted from 1; undefined where the list does not show it. */
  position: number | undefined
  total: number | undefined
  /** The list has more than `total`. */
  isMore: boolean
}

type Open = (orderId: string, how?: { isReplacing: boolean }) => void

interface WalkHow {
  /** Undefined while none is open. */
  orderId: string | undefined
  open: Open
}

/** Where it stands, or stood last. */
const useLastSeat = (seat: Seat | undefined): Seat | undefined => {
  const [last, setLast] = useState(seat)
  if (seat && (seat.orderId !== last?.orderId || seat.at !== last.at)) setLast(seat)
  return last
}

/** Beyond the page that is shown: turns it, and opens the row that comes next once it is read. */
const useTurning = (ids: readonly string[] | undefined, seat: Seat | undefined, open: Open) => {
  const [wanted, setWanted] = useState<Step>()
  const shown = ids?.join()
  const arrived = useEffectEvent(() => {
    if (wanted === undefined || ids === undefined || seat) return
    setWanted(undefined)
    const id = wanted === 'next' ? ids[0] : ids.at(-1)
    if (id !== undefined) open(id, { isReplacing: true })
  })
  useEffect(() => arrived(), [shown])
  return {
    isTurning: wanted !== undefined,
    turn: (step: Step, go: () => void) => {
      setWanted(step)
      go()
    },
  }
}

/** Through a list as it stands in the address, from page to page. */
export const useWalk = <Row extends { _id: string }>(
  { table, query }: ShownList<Row>,
  { orderId, open }: WalkHow,
): Walk => {
  const { paging, controls, rows } = table
  const ids = rows?.map(({ _id }) => _id)
  const seat = orderId === undefined ? undefined : seatOf(ids ?? [], orderId)
  const lastSeat = useLastSeat(seat)
  const { isTurning, turn } = useTurning(ids, seat, open)
  const place: Walk = {
    position: seat && (controls.state.page - 1) * query.limit + seat.at + 1,
    total: paging?.total,
    isMore: paging?.isMore ?? false,
  }
  if (orderId === undefined || isTurning) return place
  const beside = neighboursOf(ids ?? [], orderId, lastSeat)
  const to = (step: Step, goOn: (() => void) | false | undefined) => {
    const id = beside[step]
    if (id !== undefined) return () => open(id)
    return seat && goOn ? () => turn(step, goOn) : undefined
  }
  return {
    ...place,
    previous: to('previous', paging?.hasPrevious && paging.onPrevious),
    next: to('next', paging?.hasNext && paging.onNext),
  }
}

const within = '[role="menu"], [role="listbox"], dialog'

/** `j` and `k`, as in a list; in a window they are the window's own. */
export const useWalkKeys = ({ previous, next }: Walk, place: 'page' | 'window' | undefined): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const go = { j: next, k: previous }[event.key]
    if (!go || event.ctrlKey || event.metaKey || event.altKey || isTyped(event)) return
    const isOthers = place === 'page' ? isTaken(event) : event.defaultPrevented || isWithin(event, within)
    if (isOthers) return
    event.preventDefault()
    go()
  })
  useEffect(() => {
    if (place === undefined) return undefined
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [place])
}
