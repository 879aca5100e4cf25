import { api } from '@arriero/contract'
import { isOperatorRole } from '@arriero/domain/roles'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { formatDateTime, formatDay } from '#shared/format.ts'
import { StateTag } from '#shared/plain/StateTag.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { ownAccountTexts } from './own-account.texts.ts'
import { Panel } from './Panel.tsx'
import styles from './own-account.module.css'

const texts = ownAccountTexts.consents

/** What one agreed to, in which words and when. Decisions §17. */
export const ConsentsPanel = () => {
  const { rol } = useProfile()
  return (
    <Panel title={texts.title} {...(isOperatorRole(rol) ? { text: texts.location } : {})}>
      <Answer of={useRead(api.consents.own, {})} empty={<p className={styles.text}>{texts.none}</p>}>
        {({ items }) => (
          <ul className={styles.list}>
            {items.map(({ _id, kind, version, isGiven, at }) => (
              <li key={_id} className={styles.row}>
                <div>
                  <p>{texts.kinds[kind]}</p>
                  <p className={styles.text}>{texts.when(formatDay(version), formatDateTime(at))}</p>
                </div>
                <StateTag tone={isGiven ? 'good' : 'off'}>{isGiven ? texts.given : texts.withdrawn}</StateTag>
              </li>
            ))}
          </ul>
        )}
      </Answer>
    </Panel>
  )
}
