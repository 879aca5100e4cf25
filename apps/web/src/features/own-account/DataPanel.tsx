import { api } from '@arriero/contract'
import { isLegalPerson } from '@arriero/domain/accounts'
import { isStaffRole } from '@arriero/domain/roles'
import { useState } from 'react'
import { Answer } from '#shared/api/Answer.tsx'
import { PlainButton } from '#shared/plain/Button.tsx'
import { useRead } from '#shared/api/queries.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { DetailList } from '#shared/plain/DetailList.tsx'
import { DataForm } from './DataForm.tsx'
import { ownAccountTexts } from './own-account.texts.ts'
import { Panel } from './Panel.tsx'
import type { OnDone } from './on-done.ts'
import styles from './own-account.module.css'

const texts = ownAccountTexts.data

/** What the account says of its owner. */
export const DataPanel = ({ onDone }: { onDone: OnDone }) => {
  const { _id } = useProfile()
  const read = useRead<typeof api.users.detail, 'self'>(api.users.detail, {
    params: { _id },
  })
  const [isOpen, setOpen] = useState(false)
  const saved = () => {
    setOpen(false)
    onDone(texts.saved)
  }
  return (
    <Panel title={texts.title}>
      <Answer of={read}>
        {(data) => (
          <>
            {' '}
            {data.image && (
              <img src={data.image} alt={texts.portraitOf(data.name)} className={styles.portrait} />
            )}
            {isOpen ? (
              <DataForm profile={data} onSaved={saved} onCancel={() => setOpen(false)} />
            ) : (
              <>
                <DetailList
                  details={[
                    { label: isLegalPerson(data.rol) ? texts.companyName : texts.name, value: data.name },
                    { label: texts.cellPhone, value: data.cellPhone },
                    {
                      label: isLegalPerson(data.rol) ? texts.nit : texts.identification,
                      value: data.identification,
                    },
                    { label: texts.email, value: data.email, isWide: true },
                  ]}
                />
                <p className={styles.text}>{isStaffRole(data.rol) ? texts.fixedOfStaff : texts.fixed}</p>
                <div className={styles.ways}>
                  <PlainButton icon="pencil" onClick={() => setOpen(true)}>
                    {texts.change}
                  </PlainButton>
                </div>
              </>
            )}
          </>
        )}
      </Answer>{' '}
    </Panel>
  )
}
