/** A service is taken and put onto a row: by a pointer or by keys, with the same two ends. docs/decisions/0060. */
import {
  type PointerEvent as Press,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { followPointer } from './follow-pointer.ts'

/** What is held; `rowId` is where it lies now, undefined in the tray. */
export interface Lifted {
  _id: string
  origin: string
  destination: string
  from: string
  until: string
  rowId?: string | undefined
  was: { driverId: string | null; vehicleId: string | null }
}

interface LiftSetup {
  rowIds: readonly string[]
  onLift: (lifted: Lifted) => void
  onOver: (rowId: string) => void
  onPut: (lifted: Lifted, rowId: string) => void
  onLetGo: (lifted: Lifted) => void
  /** Pressed without being moved. */
  onOpen: (lifted: Lifted) => void
}

export interface Lift {
  lifted: Lifted | undefined
  /** Chosen by keys. */
  overId: string | undefined
  /** For what may be taken. */
  handlers: (service: Lifted) => {
    onPointerDown: (event: Press<HTMLElement>) => void
    onClick: (event: Pick<MouseEvent, 'detail'>) => void
  }
}

type Held = { service: Lifted; byKeys: boolean }

const stepOf: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }

/** Before anything on the page: while something is held by keys they are its own. */
const useHeldKeys = (isHeld: boolean, press: (key: string, isRepeated: boolean) => boolean): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!press(event.key, event.repeat)) return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    if (!isHeld) return undefined
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener, true)
    return () => document.removeEventListener('keydown', listener, true)
  }, [isHeld])
}

interface Acts {
  lift: (service: Lifted, byKeys: boolean) => void
  letGo: (service: Lifted) => void
  put: (service: Lifted, rowId: string) => void
  open: (service: Lifted) => void
  hasRows: boolean
}

/** The same from draw to draw: four hundred bars are not drawn anew for each key. */
const useHandlers = (acts: Acts): Lift['handlers'] => {
  const current = useRef(acts)
  const wasDragged = useRef(false)
  useLayoutEffect(() => {
    current.current = acts
  })
  const [handlers] = useState((): Lift['handlers'] => (service) => ({
    onPointerDown: (event) => {
      // A finger scrolls the board; it assigns by pressing.
      if (event.button !== 0 || event.pointerType === 'touch') return
      followPointer(event.currentTarget, event.nativeEvent, {
        onLift: () => {
          wasDragged.current = true
          current.current.lift(service, false)
        },
        onPut: (rowId) => {
          // The press that ends here is no press of its own, and is over once this turn is.
          setTimeout(() => (wasDragged.current = false))
          if (rowId === undefined) current.current.letGo(service)
          else current.current.put(service, rowId)
        },
      })
    },
    onClick: ({ detail }) => {
      if (wasDragged.current) return
      // Keys and screen readers press without a pointer.
      if (detail === 0 && current.current.hasRows) current.current.lift(service, true)
      else current.current.open(service)
    },
  }))
  return handlers
}

export const useLift = ({ rowIds, onLift, onOver, onPut, onLetGo, onOpen }: LiftSetup): Lift => {
  const [held, setHeld] = useState<Held>()
  const [overId, setOverId] = useState<string>()
  const ended =
    <Rest extends unknown[]>(then: (...rest: Rest) => void) =>
    (...rest: Rest) => {
      setHeld(undefined)
      setOverId(undefined)
      then(...rest)
    }
  const [letGo, put] = [ended(onLetGo), ended(onPut)]
  const lift = (service: Lifted, byKeys: boolean) => {
    setHeld({ service, byKeys })
    setOverId(byKeys ? (service.rowId ?? rowIds[0]) : undefined)
    onLift(service)
  }
  const choose = (step: number) => {
    const at = Math.min(rowIds.length - 1, Math.max(0, rowIds.indexOf(overId ?? '') + step))
    const rowId = rowIds[at]
    setOverId(rowId)
    if (rowId !== undefined) onOver(rowId)
  }
  useHeldKeys(held?.byKeys === true, (key, isRepeated) => {
    const step = stepOf[key]
    if (!held) return false
    if (step !== undefined) choose(step)
    else if (key === 'Escape') letGo(held.service)
    else if (key === 'Enter' && !isRepeated && overId !== undefined) put(held.service, overId)
    else return false
    return true
  })
  const handlers = useHandlers({ lift, letGo, put, open: onOpen, hasRows: rowIds.length > 0 })
  return { lifted: held?.service, overId, handlers }
}
