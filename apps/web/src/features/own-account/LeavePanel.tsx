import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { keptText, keptTexts } from '@arriero/contract/es/kept'
import { useState } from 'react'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead, useWork } from '#shared/api/queries.ts'
import { act } from '#shared/api/act.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Checkbox } from '#shared/plain/fields/Checkbox.tsx'
import { PlainForm } from '#shared/plain/fields/PlainForm.tsx'
import { sayFarewell } from '#shared/session/farewell.ts'
import { sessionStore } from '#shared/session/session-store.ts'
import type { Proof } from '#shared/session/use-proof.ts'
import { farewellOf } from './farewell-of.ts'
import { Problem } from '#shared/plain/states/Problem.tsx'
import { ownAccountTexts } from './own-account.texts.ts'
import { cancelBy, ownProof } from './own-form.ts'
import { Panel } from './Panel.tsx'
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
  const form = useForm({
    act: useWork(leave),
    empty: { isSure: false },
    fields: {
      isSure: {
        kind: 'own',
        label: texts.sure,
        draw: ({ label, problem, value, set }) => (
          <Checkbox {...{ label, problem }} isOn={value} onChange={set} />
        ),
        denial: (isSure) => (isSure ? undefined : texts.sureRequired),
      },
    },
    proof: ownProof,
    input: (_, proof) => proof,
  })
  return <PlainForm form={form} act={texts.act} button={{ kind: 'danger' }} cancel={cancelBy(onCancel)} />
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
            {denial !== null && <Problem>{denial}</Problem>}
            {denial === null && isOpen && <Form onCancel={() => setOpen(false)} />}
            {denial === null && !isOpen && (
              <div className={styles.ways}>
                <Button kind="danger" icon="trash" onClick={() => setOpen(true)}>
                  {texts.open}
                </Button>
              </div>
            )}
          </>
        )}
      </Answer>
    </Panel>
  )
}
