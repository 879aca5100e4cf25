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
    onClick: (event: { detail: number }) => void
  }
}

type Held = { service: Lifted; byKeys: boolean }

const stepOf: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }

export const useLift = ({ rowIds, onLift, onOver, onPut, onLetGo, onOpen }: LiftSetup): Lift => {
  const [held, setHeld] = useState<Held>()
  const [overId, setOverId] = useState<string>()
  const wasDragged = useRef(false)

  const lift = (service: Lifted, byKeys: boolean) => {
    setHeld({ service, byKeys })
    setOverId(byKeys ? (service.rowId ?? rowIds[0]) : undefined)
    onLift(service)
  }
  const end = () => {
    setHeld(undefined)
    setOverId(undefined)
  }
  const letGo = (service: Lifted) => {
    end()
    onLetGo(service)
  }
  const put = (service: Lifted, rowId: string) => {
    end()
    onPut(service, rowId)
  }
  const choose = (rowId: string | undefined) => {
    if (rowId === undefined) return
    setOverId(rowId)
    onOver(rowId)
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!held?.byKeys) return
    const step = stepOf[event.key]
    const isPut = event.key === 'Enter' && !event.repeat && overId !== undefined
    if (step === undefined && !isPut && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (isPut) put(held.service, overId)
    else if (event.key === 'Escape') letGo(held.service)
    else {
      const at = rowIds.indexOf(overId ?? '') + (step ?? 0)
      choose(rowIds[Math.min(rowIds.length - 1, Math.max(0, at))])
    }
  })
  const isHeld = held?.byKeys === true
  useEffect(() => {
    if (!isHeld) return undefined
    const listener = (event: KeyboardEvent) => onKey(event)
    // Before anything on the page: while something is held the keys are its own.
    document.addEventListener('keydown', listener, true)
    return () => document.removeEventListener('keydown', listener, true)
  }, [isHeld])

  const current = useRef({ lift, letGo, put, onOpen, hasRows: rowIds.length > 0 })
  useLayoutEffect(() => {
    current.current = { lift, letGo, put, onOpen, hasRows: rowIds.length > 0 }
  })
  // The same from draw to draw: four hundred bars are not drawn anew for each key.
  const [handlers] = useState(() => (service: Lifted) => ({
    onPointerDown: (event: Press<HTMLElement>) => {
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
    onClick: ({ detail }: { detail: number }) => {
      if (wasDragged.current) return
      // Keys and screen readers press without a pointer.
      if (detail === 0 && current.current.hasRows) current.current.lift(service, true)
      else current.current.onOpen(service)
    },
  }))
  return { lifted: held?.service, overId, handlers }
}
