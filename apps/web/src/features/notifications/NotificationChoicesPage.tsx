import { api } from '@arriero/contract'
import { ReadFailed } from '#shared/api/ReadFailed.tsx'
import { useRead } from '#shared/api/queries.ts'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { ChoicesTable } from './ChoicesTable.tsx'
import { choicesTexts as texts } from './choices.texts.ts'
import { PushSwitch } from './PushSwitch.tsx'
import { usePush } from './use-push.ts'
import { WhatsappPanel } from './WhatsappPanel.tsx'
import styles from './choices.module.css'

/** By which ways one is told of what. Plain, so that the driver area carries it too. */
export const NotificationChoicesPage = ({ onDone }: { onDone: (text: string) => void }) => {
  const push = usePush()
  const choices = useRead(api.notifications.choices, {})
  const { data: own, error, refetch } = useRead(api.whatsapp.own, {})
  const failure = choices.error ?? error
  const readAgain = () => {
    void choices.refetch()
    void refetch()
  }
  if (failure && (!choices.data || !own)) return <ReadFailed error={failure} onRetry={readAgain} />
  if (!choices.data || !own) return <Skeleton shape="table" />
  const { email, topics } = choices.data
  return (
    <div className={styles.page}>
      <PushSwitch push={push} />
      {own.isOffered && <WhatsappPanel own={own} onDone={onDone} />}
      <section className={styles.panel} aria-label={texts.caption}>
        <p className={styles.text}>{email === null ? texts.noMail : texts.mailTo(email)}</p>
        <ChoicesTable
          topics={topics}
          whatsapp={{ isOffered: own.isOffered, isAgreed: own.since !== null }}
          onDone={onDone}
        />
      </section>
    </div>
  )
}
