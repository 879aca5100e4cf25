import { useRef } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import type { IconName } from '#shared/drawings/icon-paths.ts'
import { plainTexts } from './plain.texts.ts'
import { dismissToast, type PlainToast, type ToastKind, useToasts } from './toasts.ts'
import { useFreePlace } from './use-free-place.ts'
import styles from './Toasts.module.css'

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
