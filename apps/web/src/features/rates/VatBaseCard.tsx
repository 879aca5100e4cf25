import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { planAheadDays } from '@arriero/domain/typed/limits'
import { vatBases, type VatBase } from '@arriero/domain/money/rates'
import { useState } from 'react'
import { Answer } from '#shared/api/Answer.tsx'
import { useAct, useRead } from '#shared/api/queries.ts'
import { formatDateTime, formatDay } from '#shared/format.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Card } from '#shared/plain/Card.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { vatBaseTexts as texts } from './vat-base.texts.ts'
import styles from './rates.module.css'

interface VatBaseFormProps {
  inForce: VatBase
  onChanged: () => void
}

const empty: { vatBase: VatBase | undefined; validFrom: string | undefined } = {
  vatBase: undefined,
  validFrom: undefined,
}

/** What VAT will be taken on, and from which day; asked once with its effect. */
const VatBaseForm = ({ inForce, onChanged }: VatBaseFormProps) => {
  const today = bogotaDay(new Date())
  const form = useForm({
    act: useAct(api.rates.planVatBase),
    empty,
    fields: {
      vatBase: {
        kind: 'choice',
        label: texts.base,
        placeholder: texts.choose,
        options: vatBases.map((value) => ({ value, label: texts.options[value] })),
        required: texts.baseRequired,
      },
      validFrom: {
        kind: 'day',
        label: texts.from,
        help: texts.fromHelp,
        first: today,
        last: daysAfter(today, planAheadDays.vatBase),
        required: texts.dayRequired,
      },
    },
    isAsked: true,
    input: (body) => ({ body }),
    done: texts.done,
    onDone: () => {
      form.reset()
      onChanged()
    },
  })
  const { vatBase = inForce, validFrom = today } = form.values
  return (
    <>
      <DeskForm form={form} act={texts.act} />
      <ConfirmAct
        {...form.asking}
        title={texts.confirmTitle}
        effect={<p>{texts.confirm(vatBase, formatDay(validFrom))}</p>}
        act={texts.act}
      />
    </>
  )
}

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
  const [asked, setAsked] = useState<Change>()
  const drop = useToldAct({
    act: useAct(api.rates.dropVatBase),
    input: { params: { _id: asked?._id ?? '' } },
    done: texts.dropped,
    onSettled: onChanged,
  })
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
              drop.ask()
            }}
          />
        ))}
      </ul>
      <ConfirmAct
        {...drop.asking}
        title={texts.dropTitle}
        effect={<p>{asked && texts.dropEffect(formatDay(asked.validFrom))}</p>}
        act={texts.drop}
        isDangerous
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
