import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { goneBack, roomBehind, trailIn, withTrail } from './step-history.ts'

/** The wizard is gone because another address is shown. */
export const useLeaving = (leave: () => void): void => {
  const { pathname } = useLocation()
  const latest = useRef({ leave, pathname })
  useEffect(() => {
    latest.current = { leave, pathname }
  })
  useEffect(
    () => () => {
      if (window.location.pathname !== latest.current.pathname) latest.current.leave()
    },
    [],
  )
}

/** The trail that the address shown now holds; none of a wizard that just begins. */
export const useShownTrail = (name: string): readonly string[] | undefined =>
  trailIn(useLocation().state, name)

/** Each step is met at its beginning: the browser does not put back how far an entry was scrolled. */
const useBeginnings = (entry: string): void => {
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
  }, [entry])
  // The entry that is shown then is another screen's; a new one takes this after the last step.
  useEffect(
    () => () => {
      window.history.scrollRestoration = 'auto'
    },
    [],
  )
}

interface StepHistory {
  name: string
  /** The steps from the first to the one on screen. */
  trail: readonly string[]
  /** Back, Forward: another entry is shown. */
  follow: (trail: readonly string[]) => void
}

/** Keeps the steps and the browser's history together. Answers a way to each of a trail's steps. */
export const useStepHistory = ({ name, trail, follow }: StepHistory) => {
  const { state: held, key } = useLocation()
  const navigate = useNavigate()
  const shown = trailIn(held, name)
  useBeginnings(key)
  const hasBegun = useRef(false)
  const here = (to: readonly string[], replace: boolean) =>
    navigate({ search: window.location.search }, { replace, state: withTrail(held, name, to) })
  /** Who comes to a wizard begun before finds its steps behind him. */
  const begin = useEffectEvent(async () => {
    if (hasBegun.current || shown !== undefined) return
    hasBegun.current = true
    for (let length = 1; length <= trail.length; length += 1) await here(trail.slice(0, length), length === 1)
  })
  useEffect(() => void begin(), [])
  const arrive = useEffectEvent(() => {
    if (shown !== undefined) follow(shown)
  })
  useEffect(() => arrive(), [key])
  return {
    push: (to: readonly string[]) => void here(to, false),
    /** False where the history does not reach so far. */
    back: (entries: number): boolean => {
      if (roomBehind() < entries) return false
      void navigate(-entries)
      return true
    },
    /** To where it leads once it is done: none of its steps stays behind. */
    leave: async (to: string) => {
      const entries = trail.length - 1
      if (entries > 0 && roomBehind() >= entries) await goneBack(entries, (delta) => void navigate(delta))
      await navigate(to, { replace: true })
    },
  }
}
