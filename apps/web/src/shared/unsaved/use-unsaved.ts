import { createContext, type RefObject, useContext, useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { presses } from '../api/press.ts'
import { type Reach, tooLongIn, valuesIn } from './form-values.ts'
import { type FormWatch, watchForm } from './form-watch.ts'
import { looksAgain } from './before-unload.ts'
import { closeUnderWay, goUnlessLost, type Unsaved, watchUnsaved } from './unsaved.ts'
import { type OpenWindow, ScreenContext, useWindow } from './windows.ts'

type Own = Pick<Unsaved, 'lost' | 'discard' | 'sent' | 'refused'>

/** Puts one on the watch for as long as it is on the page; `own` may be another one at each drawing. */
const useWatched = (own: Own, window: OpenWindow | undefined): void => {
  const staysOn = useContext(ScreenContext)
  const { pathname, search } = useLocation()
  const latest = useRef({ own, staysOn })
  useEffect(() => {
    latest.current = { own, staysOn }
  })
  const address = useRef({ pathname, search })
  useEffect(() => {
    const stop = watchUnsaved({
      window,
      staysAt: (to) => {
        const from = address.current
        if (window) return to.pathname === from.pathname && to.search === from.search
        return latest.current.staysOn?.(to.pathname) ?? to.pathname === from.pathname
      },
      lost: () => latest.current.own.lost(),
      discard: () => latest.current.own.discard(),
      sent: (press) => latest.current.own.sent(press),
      refused: (press) => latest.current.own.refused(press),
    })
    return () => {
      stop()
      looksAgain()
    }
  }, [window])
}

/** Changes that are kept outside of fields, such as switches that are saved together: `what` names them. */
export const useUnsaved = (isDirty: boolean, what: string): void => {
  // Let go of: until it is clean once, it asks no more.
  const isLetGo = useRef(false)
  useEffect(() => {
    if (!isDirty) isLetGo.current = false
    looksAgain()
  }, [isDirty])
  const own = {
    lost: () => (isDirty && !isLetGo.current ? [what] : []),
    discard: () => {
      isLetGo.current = true
    },
    sent: () => undefined,
    refused: () => undefined,
  }
  useWatched(own, useWindow())
}

/** What wants to know when the form around it was sent or let go of. */
export interface FormAround {
  onEnd: (end: () => void) => () => void
  /** Asks first where something of this form would be lost. */
  leave: (go: () => void) => void
}

export const FormContext = createContext<FormAround | undefined>(undefined)

interface Events {
  onFocusCapture: () => void
  onPointerDownCapture: () => void
  onKeyDownCapture: () => void
  onInput: () => void
  onChange: () => void
  onClick: () => void
  onSubmitCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => void
  onSubmit: () => void
}

/** What happens to a piece of the page, as its watch hears it. */
const eventsOf = (watch: FormWatch, place: RefObject<HTMLElement | null>): Events => {
  const touch = () => {
    watch.touch()
    looksAgain()
  }
  const press = () => {
    watch.press()
    looksAgain()
  }
  return {
    onFocusCapture: watch.look,
    onPointerDownCapture: watch.look,
    // Heard on its way in: a list that is open keeps its keys to itself.
    onKeyDownCapture: () => {
      watch.look()
      requestAnimationFrame(press)
    },
    onInput: touch,
    onChange: touch,
    // What a press changes stands there once it is drawn.
    onClick: () => requestAnimationFrame(press),
    onSubmitCapture: (event) => {
      const tooLong = tooLongIn(place.current)
      if (!tooLong) return
      event.preventDefault()
      event.stopPropagation()
      tooLong.focus()
    },
    onSubmit: () => watch.submit(presses.now()),
  }
}

/**
 * Fields of a piece of the page, watched as they are touched: its events go on the piece, `around` round what is in it. What is chosen in a
 * list that opens elsewhere on the page is heard too, since React's events go by the tree of pieces.
 */
export const useFieldsWatched = (
  place: RefObject<HTMLElement | null>,
  { reach, window }: { reach: Reach; window: OpenWindow | undefined },
): { events: Events; around: FormAround } => {
  const watch = useMemo(() => watchForm(() => valuesIn(place.current, reach)), [place, reach])
  const ends = useRef(new Set<() => void>())
  const end = () => {
    for (const one of ends.current) one()
  }
  const own = {
    lost: watch.changed,
    discard: () => {
      watch.settle()
      end()
    },
    sent: (press: number) => {
      if (watch.sent(press)) end()
    },
    refused: watch.refused,
  }
  const latest = useRef(own)
  useEffect(() => {
    latest.current = own
  })
  useWatched(own, window)
  const around = useMemo(
    () => ({
      onEnd: (one: () => void) => {
        ends.current.add(one)
        return () => {
          ends.current.delete(one)
          if (watch.underWay().length > 0) closeUnderWay(one, watch.underWay())
        }
      },
      leave: (go: () => void) =>
        goUnlessLost(latest.current.lost().length > 0 ? [latest.current] : [], { go }),
    }),
    [watch],
  )
  return { events: eventsOf(watch, place), around }
}
