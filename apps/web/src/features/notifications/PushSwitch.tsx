import { useEffect, useState } from 'react'
import { PlainButton } from '#shared/plain/Button.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { notificationsTexts } from './notifications.texts.ts'
import { pushState, turnPushOff, turnPushOn, type PushState } from './push.ts'
import styles from './notifications.module.css'

const { push: texts } = notificationsTexts

const usePush = () => {
  const { _id } = useProfile()
  const [state, setState] = useState<PushState>()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isGone = false
    void pushState(_id)
      .catch((): PushState => 'unsupported')
      .then((found) => !isGone && setState(found))
    return () => {
      isGone = true
    }
  }, [_id])
  const change = async () => {
    setBusy(true)
    setFailed(false)
    try {
      setState(await (state === 'on' ? turnPushOff() : turnPushOn(_id)))
    } catch {
      setFailed(true)
    }
    setBusy(false)
  }
  return { state, isBusy, hasFailed, change }
}

/** Notifications on this device, where its browser can; where it cannot, nothing is said. */
export const PushSwitch = () => {
  const { state, isBusy, hasFailed, change } = usePush()
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
        <PlainButton isBusy={isBusy} onClick={() => void change()}>
          {state === 'on' ? texts.turnOff : texts.turnOn}
        </PlainButton>
      )}
    </section>
  )
}
