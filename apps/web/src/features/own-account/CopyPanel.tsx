import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { bogotaDay } from '@arriero/domain/calendar'
import { useState } from 'react'
import { useAct } from '#shared/api/queries.ts'
import { formatNumber } from '#shared/format.ts'
import type { Proof } from '#shared/session/use-proof.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import { ownAccountTexts } from './own-account.texts.ts'
import type { OnDone } from './on-done.ts'
import { Panel } from './Panel.tsx'
import { WithPassword } from './WithPassword.tsx'
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

/** Everything kept of oneself, as a file. Decisions §17. */
export const CopyPanel = ({ onDone }: { onDone: OnDone }) => {
  const act = useAct(api.rights.data)
  const [isOpen, setOpen] = useState(false)
  const submit = (proof: Proof) =>
    act.mutate(
      { body: proof },
      {
        onSuccess: (data) => {
          download(data, data.at)
          setOpen(false)
          onDone(texts.done)
        },
      },
    )
  return (
    <Panel title={texts.title} text={texts.text}>
      {isOpen ? (
        <WithPassword
          act={texts.act}
          isBusy={act.isPending}
          error={act.error}
          onSubmit={submit}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <div className={styles.ways}>
          <PlainButton icon="download" onClick={() => setOpen(true)}>
            {texts.act}
          </PlainButton>
        </div>
      )}
      {act.data && <Cut sections={act.data.sections} />}
    </Panel>
  )
}
