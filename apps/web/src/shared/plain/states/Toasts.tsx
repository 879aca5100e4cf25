import { useRef, type RefObject, useLayoutEffect, useState } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import type { IconName } from '#shared/drawings/icon-paths.ts'
import { plainTexts } from '../plain.texts.ts'
import { dismissToast, type PlainToast, type ToastKind, useToasts } from './toasts.ts'
import { phoneBelowPx } from '#shared/tokens.ts'
import { type Box, coveredPx, freePlace, type Spot } from './free-place.ts'
import styles from './Toasts.module.css'

/** What is pressed, and what says what is to be done. */
const inUse =
  '[data-todo], h1, h2, a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=option], [role=switch], [role=slider], [role=combobox]'
const edgePx = 12
/** The top bar of the portal and of the driver area. */
const headPx = 60
const againMs = 250

/** A dialog that is open takes all else out of reach. */
const inReach = (): ParentNode => {
  const dialogs = [...document.querySelectorAll('[role=dialog][aria-modal=true], dialog[open]')]
  return dialogs.findLast((dialog) => dialog.checkVisibility()) ?? document
}

const controlsBeside = (own: Element): Box[] =>
  [...inReach().querySelectorAll(inUse)]
    .filter((control) => !own.contains(control) && control.checkVisibility({ visibilityProperty: true }))
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width > 0 && height > 0 && bottom > 0 && top < innerHeight)

/** Below the head where the page's own width is a phone's; at a desk the corner is the bottom left. */
const wantedFor = (own: Element) => {
  const isPhone = innerWidth < phoneBelowPx
  const { width, height } = own.getBoundingClientRect()
  const room = {
    left: edgePx,
    top: isPhone ? headPx : edgePx,
    right: innerWidth - edgePx,
    bottom: innerHeight - edgePx,
  }
  const from = isPhone ? ('top' as const) : ('bottomLeft' as const)
  return { width, height, room, from, controls: controlsBeside(own) }
}

/** Where it stands now, looked at again while it is there: it moves only if something in use has come under it, or the window has another width. */
const useFreePlace = (own: RefObject<Element | null>, what: unknown): Spot | undefined => {
  const [spot, setSpot] = useState<Spot>()
  useLayoutEffect(() => {
    let placedFor = innerWidth
    const look = () => {
      if (!own.current?.querySelector('button')) return setSpot(undefined)
      const wanted = wantedFor(own.current)
      const isAsWide = placedFor === innerWidth
      placedFor = innerWidth
      setSpot((now) => {
        const isIn =
          now && now.left + wanted.width <= wanted.room.right && now.top + wanted.height <= wanted.room.bottom
        return isIn && isAsWide && coveredPx(now, wanted) === 0 ? now : freePlace(wanted)
      })
    }
    look()
    const timer = own.current?.querySelector('button') ? setInterval(look, againMs) : undefined
    return () => clearInterval(timer)
  }, [own, what])
  return spot
}

const icons: Readonly<Record<ToastKind, IconName>> = {
  success: 'checkCircle',
  error: 'alert',
  info: 'bell',
  warning: 'alert',
}

const isUrgent = ({ kind }: PlainToast) => kind === 'error' || kind === 'warning'

const Message = ({ toast: { id, kind, title, text } }: { toast: PlainToast }) => (
  <div className={styles.toast} data-kind={kind}>
    <Icon name={icons[kind]} sizePx={22} />
    <div>
      <strong>{title}</strong>
      {text && <div>{text}</div>}
    </div>
    <button
      type="button"
      className={styles.close}
      aria-label={plainTexts.close}
      onClick={() => dismissToast(id)}
    >
      <Icon name="close" />
    </button>
  </div>
)

/** The place where `showToast` speaks; one per page, always present so that screen readers hear what comes. */
export const Toasts = () => {
  const place = useRef<HTMLDivElement>(null)
  const toasts = useToasts()
  const spot = useFreePlace(place, toasts)
  const urgent = toasts.filter(isUrgent)
  return (
    <div ref={place} className={styles.place} style={spot ?? { visibility: 'hidden' }}>
      {urgent.length > 0 && (
        <div role="alert" className={styles.messages}>
          {urgent.map((toast) => (
            <Message key={toast.id} toast={toast} />
          ))}
        </div>
      )}
      <div role="status" aria-live="polite" className={styles.messages}>
        {toasts.map((toast) => !isUrgent(toast) && <Message key={toast.id} toast={toast} />)}
      </div>
    </div>
  )
}
