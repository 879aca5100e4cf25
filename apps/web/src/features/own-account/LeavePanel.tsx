import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { keptText, keptTexts } from '@arriero/contract/es/kept'
import { useState } from 'react'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { useOnce } from '#shared/api/use-once.ts'
import { act } from '#shared/api/act.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import { sayFarewell } from '#shared/session/farewell.ts'
import { sessionStore } from '#shared/session/session-store.ts'
import type { Proof } from '#shared/session/use-proof.ts'
import { farewellOf } from './farewell-of.ts'
import { ownAccountTexts } from './own-account.texts.ts'
import { Panel } from './Panel.tsx'
import { WithPassword } from './WithPassword.tsx'
import styles from './own-account.module.css'

const texts = ownAccountTexts.leave

type Kept = ReplyOf<typeof api.rights.leaving>['kept']

const KeptList = ({ kept }: { kept: Kept }) => (
  <>
    <h3 className={styles.title}>{keptTexts.title}</h3>
    {kept.length === 0 && <p className={styles.text}>{keptTexts.nothing}</p>}
    <ul className={styles.list}>
      {kept.map((one) => (
        <li key={one.kind} className={styles.row}>
          {keptText(one)}
        </li>
      ))}
    </ul>
  </>
)

/** Not by the state of a screen: the server ends this very session, and the screen with it. */
const leave = async (proof: Proof): Promise<void> => {
  sayFarewell(farewellOf(await act(api.rights.leave, { body: proof })))
  sessionStore.close({ tellTabs: true })
}

const Form = ({ onCancel }: { onCancel: () => void }) => {
  const [error, setError] = useState<unknown>()
  const [isSure, setSure] = useState(false)
  const [wasTried, setTried] = useState(false)
  const { run: submit, isBusy } = useOnce((proof: Proof) => leave(proof).catch(setError))
  return (
    <WithPassword
      act={texts.act}
      isDangerous
      isBusy={isBusy}
      error={error}
      mayGo={() => {
        setTried(true)
        return isSure
      }}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <label className={styles.choice}>
        <input type="checkbox" checked={isSure} onChange={({ target }) => setSure(target.checked)} />
        {texts.sure}
      </label>
      <p className={styles.problem} role="alert">
        {wasTried && !isSure && texts.sureRequired}
      </p>
    </WithPassword>
  )
}

/** The way out, with what stays behind named before and after. Decisions §17. */
export const LeavePanel = () => {
  const read = useRead(api.rights.leaving, {})
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel title={texts.title} text={texts.text}>
      <Answer of={read}>
        {({ kept, denial }) => (
          <>
            <KeptList kept={kept} />
            {denial !== null && <p className={styles.problem}>{denial}</p>}
            {denial === null && isOpen && <Form onCancel={() => setOpen(false)} />}
            {denial === null && !isOpen && (
              <div className={styles.ways}>
                <PlainButton kind="danger" icon="trash" onClick={() => setOpen(true)}>
                  {texts.open}
                </PlainButton>
              </div>
            )}
          </>
        )}
      </Answer>
    </Panel>
  )
}
