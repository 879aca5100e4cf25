import { api } from '@arriero/contract'
import { Answer } from '#shared/api/Answer.tsx'
import { both, useRead } from '#shared/api/queries.ts'
import { Panel } from '#shared/plain/Card.tsx'
import { ChoicesTable } from './ChoicesTable.tsx'
import { choicesTexts as texts } from './choices.texts.ts'
import { PushSwitch } from './PushSwitch.tsx'
import { usePush } from './use-push.ts'
import { WhatsappPanel } from './WhatsappPanel.tsx'
import styles from './choices.module.css'

/** By which ways one is told of what. Plain, so that the driver area carries it too. */
export const NotificationChoicesPage = () => {
  const push = usePush()
  const read = both(useRead(api.notifications.choices, {}), useRead(api.whatsapp.own, {}))

  return (
    <Answer of={read} wait="table">
      {([{ email, topics }, own]) => (
        <div className={styles.page}>
          <PushSwitch push={push} />
          {own.isOffered && <WhatsappPanel own={own} />}
          <Panel aria-label={texts.caption}>
            <p className={styles.text}>{email === null ? texts.noMail : texts.mailTo(email)}</p>
            <ChoicesTable
              topics={topics}
              whatsapp={{ isOffered: own.isOffered, isAgreed: own.since !== null }}
            />
          </Panel>
        </div>
      )}
    </Answer>
  )
}
