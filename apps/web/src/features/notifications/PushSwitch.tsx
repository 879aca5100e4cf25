import { Button } from '#shared/plain/Button.tsx'
import { notificationsTexts } from './notifications.texts.ts'
import type { usePush } from './use-push.ts'
import styles from './notifications.module.css'

const { push: texts } = notificationsTexts

interface PushSwitchProps {
  /** Asked by the page, so that it is known by the time the rest has been read. */
  push: ReturnType<typeof usePush>
}

/** Notifications on this device, where its browser can; where it cannot, nothing is said. */
export const PushSwitch = ({ push }: PushSwitchProps) => {
  const { state, isBusy, hasFailed, change } = push
  if (state === undefined || state === 'unsupported') return null
  const failed = state === 'on' ? texts.notOff : texts.notOn
  return (
    <section className={styles.push}>
      <div className={styles.pushWords}>
        <h2 className={styles.pushTitle}>{texts.title}</h2>
        <p className={styles.pushText} role="status">
          {hasFailed ? failed : texts[state]}
        </p>
      </div>
      {state !== 'denied' && (
        <Button isBusy={isBusy} onClick={change}>
          {state === 'on' ? texts.turnOff : texts.turnOn}
        </Button>
      )}
    </section>
  )
}
