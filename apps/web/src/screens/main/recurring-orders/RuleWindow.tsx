import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { occurrencesList, recurringOrdersList } from '@arriero/contract/es/lists/repeated'
import type { RecurringState } from '@arriero/domain/orders/recurring'
import { useState } from 'react'
import { Answer } from '#shared/api/Answer.tsx'
import { useAct, useRead } from '#shared/api/queries.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { formatMoney } from '#shared/format.ts'
import { Button } from '#shared/plain/Button.tsx'
import { DetailList } from '#shared/plain/values/DetailList.tsx'
import { listFacts } from '#shared/table/columns/list-columns.tsx'
import { ListTable } from '#shared/table/ListTable.tsx'
import { useLocalControls } from '#shared/table/rows/use-local-controls.ts'
import { useListTable } from '#shared/table/use-list-table.ts'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import styles from './recurring-orders.module.css'
import { ChangeRule } from './RuleForm.tsx'
import { daysInWords, recurringOrdersTexts as texts } from './recurring-orders.texts.ts'

type Rule = ReplyOf<typeof api.recurringOrders.detail>

interface StateProps {
  rule: Rule
  state: RecurringState
  onChanged: () => void
}

const SetState = ({ rule, state, onChanged }: StateProps) => {
  const words = texts.act[state]
  const set = useToldAct({
    act: useAct(api.recurringOrders.setState),
    input: { params: { _id: rule._id }, body: { state } },
    done: words.done,
    onDone: onChanged,
  })
  if (state !== 'ended')
    return (
      <Button isBusy={set.isBusy} onClick={set.go}>
        {words.act}
      </Button>
    )
  return (
    <>
      <Button kind="danger" onClick={set.ask}>
        {words.act}
      </Button>
      <ConfirmAct
        {...set.asking}
        title={texts.endTitle}
        effect={<p>{texts.endEffect}</p>}
        act={words.act}
        isDangerous
      />
    </>
  )
}

const Days = ({ rule }: { rule: Rule }) => {
  const list = useListTable(occurrencesList, {
    input: { params: { _id: rule._id } },
    controls: useLocalControls(),
    keyOf: ({ slot }) => slot,
  })
  return <ListTable list={list} />
}

const shown = ['state', 'route', 'weekdays', 'hourService', 'holidays', 'until'] as const

interface RuleWindowProps {
  id: string
  onChanged: () => void
}

/** One rule: what it asks for, what became of its days, changing and stopping it. */
export const RuleWindow = ({ id, onChanged }: RuleWindowProps) => {
  const read = useRead(api.recurringOrders.detail, { params: { _id: id } })
  const [isChanging, setChanging] = useState(false)
  return (
    <Answer of={read} wait="detail">
      {(rule) => (
        <div className={styles.window}>
          <DetailList
            details={[
              ...listFacts(recurringOrdersList, rule, shown),
              { label: texts.price, value: rule.price === null ? texts.noPrice : formatMoney(rule.price) },
              { label: texts.leadDays, value: texts.leadOption(rule.leadDays) },
              { label: texts.next, value: daysInWords(rule.nextDays) || '—' },
            ]}
          />
          {rule.state !== 'ended' && (
            <div className={styles.acts}>
              <Button icon="pencil" aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
                {texts.change.act}
              </Button>
              <SetState
                rule={rule}
                state={rule.state === 'active' ? 'paused' : 'active'}
                onChanged={onChanged}
              />
              <SetState rule={rule} state="ended" onChanged={onChanged} />
            </div>
          )}
          {isChanging && rule.state !== 'ended' && (
            <ChangeRule
              rule={rule}
              onDone={() => {
                setChanging(false)
                onChanged()
              }}
            />
          )}
          <Days rule={rule} />
        </div>
      )}
    </Answer>
  )
}
