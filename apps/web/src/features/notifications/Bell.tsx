import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { BellIcon } from './BellIcon.tsx'
import { NotificationList } from './NotificationList.tsx'
import { notificationsTexts as texts } from './notifications.texts.ts'
import { useBell } from './use-bell.ts'
import { useKeptPush } from './use-kept-push.ts'
import styles from './Bell.module.css'

/** Closed by a press anywhere else and by going elsewhere. */
const useClosing = (isOpen: boolean, close: () => void) => {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const pressed = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [isOpen, close])
  return frame
}

/** The bell of the top bar and, below it, what was told last. */
export const Bell = ({ allPath }: { allPath: string }) => {
  const unread = useBell()
  useKeptPush()
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === key
  const close = () => setOpenAt(undefined)
  const frame = useClosing(isOpen, close)
  const button = useRef<HTMLButtonElement>(null)
  const headingId = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
    button.current?.focus()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close()
  }
  return (
    <div ref={frame} className={styles.frame} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={styles.bell}
        aria-label={texts.bell(unread)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenAt(isOpen ? undefined : key)}
      >
        <BellIcon unread={unread} sizePx={20} />
      </button>
      {isOpen && (
        <section className={styles.panel} role="dialog" aria-labelledby={headingId}>
          <div className={styles.head}>
            <h2 id={headingId} className={styles.heading}>
              {texts.title}
            </h2>
            <Link to={allPath}>{texts.all}</Link>
          </div>
          <NotificationList isShort onOpen={close} />
        </section>
      )}
    </div>
  )
}
