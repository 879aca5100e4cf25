import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { Button } from 'antd'
import { useState } from 'react'
import { Answer } from '#shared/api/Answer.tsx'
import { errorText } from '#shared/api/error-text.ts'
import { useAct, useRead } from '#shared/api/queries.ts'
import { formatDateTime, formatDay } from '#shared/format.ts'
import { Card } from '#shared/plain/Card.tsx'
import { StateTag } from '#shared/plain/StateTag.tsx'
import { ConfirmAct } from '#shared/ui/ConfirmAct.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { VatBaseForm } from './VatBaseForm.tsx'
import { vatBaseTexts as texts } from './vat-base.texts.ts'
import styles from './rates.module.css'

type Changes = ReplyOf<typeof api.rates.vatBases>
type Change = Changes['items'][number]

const ChangeLine = ({ change, onDrop }: { change: Change; onDrop: () => void }) => (
  <li className={styles.change}>
    <div>
      <strong>{texts.line(change.vatBase, formatDay(change.validFrom))}</strong>
      <p className={styles.note}>{texts.by(change.by.name, formatDateTime(change.createdAt))}</p>
    </div>
    <StateTag tone={change.appliedAt === null ? 'waiting' : 'good'}>
      {change.appliedAt === null ? texts.planned : texts.applied}
    </StateTag>
    {change.appliedAt === null && <Button onClick={onDrop}>{texts.drop}</Button>}
  </li>
)

const ChangeList = ({ items, onChanged }: { items: readonly Change[]; onChanged: () => void }) => {
  const toast = useToast()
  const drop = useAct(api.rates.dropVatBase)
  const [asked, setAsked] = useState<Change>()
  const [isAsking, setAsking] = useState(false)
  const confirm = () => {
    if (!asked) return
    drop.mutate(
      { params: { _id: asked._id } },
      {
        onSuccess: () => toast.success(texts.dropped),
        onError: (error) => toast.error(errorText(error)),
        onSettled: () => {
          setAsking(false)
          onChanged()
        },
      },
    )
  }
  return (
    <section>
      <h3 className={styles.partTitle}>{texts.listTitle}</h3>
      {items.length === 0 && <p className={styles.help}>{texts.none}</p>}
      <ul className={styles.changeList}>
        {items.map((change) => (
          <ChangeLine
            key={change._id}
            change={change}
            onDrop={() => {
              setAsked(change)
              setAsking(true)
            }}
          />
        ))}
      </ul>
      <ConfirmAct
        isOpen={isAsking}
        title={texts.dropTitle}
        effect={<p>{asked && texts.dropEffect(formatDay(asked.validFrom))}</p>}
        act={texts.drop}
        isDangerous
        isBusy={drop.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </section>
  )
}

const Body = ({ changes, onChanged }: { changes: Changes; onChanged: () => void }) => (
  <div className={styles.vatBaseCard}>
    <div>
      <p>
        <strong>{texts.inForce(changes.inForce)}</strong>
      </p>
      <p className={styles.help}>{texts.help}</p>
      <VatBaseForm inForce={changes.inForce} onChanged={onChanged} />
    </div>
    <ChangeList items={changes.items} onChanged={onChanged} />
  </div>
)

/** What VAT is taken on today, what is planned, and a further change. Decisions §9. */
export const VatBaseCard = ({ onChanged }: { onChanged: () => void }) => {
  const read = useRead(api.rates.vatBases, {})
  const changed = () => {
    void read.refetch()
    onChanged()
  }
  return (
    <Card title={texts.title}>
      <Answer of={read}>{(changes) => <Body changes={changes} onChanged={changed} />}</Answer>
    </Card>
  )
}
