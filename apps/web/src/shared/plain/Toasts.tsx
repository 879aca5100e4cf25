import { Icon } from '#shared/drawings/Icon.tsx'
import { plainTexts } from './plain.texts.ts'
import { dismissToast, useToasts } from './toasts.ts'
import styles from './Toasts.module.css'

/** The place where `showToast` speaks; one per page, always present so that screen readers hear what comes. */
export const Toasts = () => (
  <div className={styles.region} role="status" aria-live="polite">
    {useToasts().map(({ id, kind, title, text }) => (
      <div key={id} className={styles.toast} data-kind={kind}>
        <Icon name={kind === 'success' ? 'checkCircle' : 'alert'} sizePx={22} />
        <div>
          <strong>{title}</strong>
          <div>{text}</div>
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
    ))}
  </div>
)
