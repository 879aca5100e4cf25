import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { useState } from 'react'
import { useAct } from '#shared/api/queries.ts'
import { formatNumber } from '#shared/format.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/plain/Button.tsx'
import { PlainForm } from '#shared/plain/fields/PlainForm.tsx'
import { ownAccountTexts } from './own-account.texts.ts'
import { cancelBy, ownProof } from './own-form.ts'
import { Panel } from './Panel.tsx'
import styles from './own-account.module.css'

const texts = ownAccountTexts.copy

const download = (data: object, at: string): void => {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' }),
  )
  const link = document.createElement('a')
  link.href = url
  link.download = texts.file(bogotaDay(new Date(at)))
  link.click()
  URL.revokeObjectURL(url)
}

type Copy = ReplyOf<typeof api.rights.data>

/** What one file does not take is said, with the way to the rest. */
const Cut = ({ sections }: Pick<Copy, 'sections'>) => {
  const cut = sections.filter(({ total, rows }) => total > rows.length)
  if (cut.length === 0) return null
  return (
    <div className={styles.text} role="status">
      <p className={styles.text}>{texts.cut}</p>
      <ul className={styles.list}>
        {cut.map(({ name, title, rows, total }) => (
          <li key={name}>{texts.cutSection(title, formatNumber(rows.length), formatNumber(total))}</li>
        ))}
      </ul>
    </div>
  )
}

type Act = ReturnType<typeof useAct<typeof api.rights.data>>

const Asking = ({ act, onDone, onCancel }: { act: Act; onDone: () => void; onCancel: () => void }) => {
  const form = useForm({
    act,
    empty: {},
    fields: {},
    proof: ownProof,
    input: (_, body) => ({ body }),
    done: texts.done,
    onDone: (data) => {
      download(data, data.at)
      onDone()
    },
  })
  return <PlainForm form={form} act={texts.act} cancel={cancelBy(onCancel)} />
}

/** Everything kept of oneself, as a file. Decisions §17. */
export const CopyPanel = () => {
  const act = useAct(api.rights.data)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Panel title={texts.title} text={texts.text}>
      {isOpen ? (
        <Asking act={act} onDone={close} onCancel={close} />
      ) : (
        <div className={styles.ways}>
          <Button icon="download" onClick={() => setOpen(true)}>
            {texts.act}
          </Button>
        </div>
      )}
      {act.data && <Cut sections={act.data.sections} />}
    </Panel>
  )
}
