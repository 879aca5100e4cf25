import { api } from '@arriero/contract'
import type { OwnRoad } from '@arriero/contract/money/advance-request-shapes'
import { errorTexts } from '@arriero/contract/es/errors'
import { useState } from 'react'
import { useAct } from '#shared/api/queries.ts'
import { formatDate, formatMoney } from '#shared/format.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { pesos } from '#shared/numbers/number-kinds.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Dialog } from '#shared/plain/Dialog.tsx'
import { PlainForm } from '#shared/plain/fields/PlainForm.tsx'
import { settlementsTexts } from '../settlements.texts.ts'
import styles from '../settlements.module.css'

const texts = settlementsTexts.road

interface OfTrip {
  trip: OwnRoad
  onDone: () => void
}

const Form = ({ trip: { _id, left }, onDone }: OfTrip) => {
  const form = useForm({
    act: useAct(api.settlements.askAdvance),
    empty: { value: undefined as number | undefined },
    fields: {
      value: {
        kind: 'number',
        label: texts.value,
        help: texts.most(formatMoney(left)),
        takes: pesos,
        required: 'money.required',
      },
    },
    input: ({ value }) => ({ body: { orderId: _id, value } }),
    done: texts.asked,
    onDone,
  })
  return <PlainForm form={form} act={texts.send} />
}

const Withdraw = ({ id, onDone }: { id: string; onDone: () => void }) => {
  const withdraw = useToldAct({
    act: useAct(api.settlements.withdrawRequest),
    input: { params: { _id: id } },
    done: texts.withdrawn,
    onDone,
  })
  return (
    <Button isBusy={withdraw.isBusy} onClick={withdraw.go}>
      {texts.withdraw}
    </Button>
  )
}

/** What became of the last thing he asked for, in words; nothing where he did not ask or took it back. */
const standingOf = (request: NonNullable<OwnRoad['request']>): string | undefined => {
  const { state, value, askedAt, reason } = request
  if (state === 'open') return texts.waits(formatMoney(value), formatDate(askedAt))
  if (state === 'refused') return texts.refused(formatMoney(value), reason ?? '')
  return undefined
}

/** Part of the pay on the road: asked for beside its trip, or why that cannot be. */
export const AskAdvance = ({ trip, onDone }: OfTrip) => {
  const [isOpen, setOpen] = useState(false)
  const { request, denial } = trip
  const standing = request && standingOf(request)
  return (
    <>
      {standing && <p className={styles.muted}>{standing}</p>}
      {request?.state === 'open' ? (
        <Withdraw id={request._id} onDone={onDone} />
      ) : (
        <>
          {denial && <p className={styles.muted}>{texts.denials[denial] ?? errorTexts[denial]}</p>}
          <Button size="small" disabled={denial !== null} onClick={() => setOpen(true)}>
            {texts.ask}
          </Button>
        </>
      )}
      <Dialog isOpen={isOpen} title={texts.title} onClose={() => setOpen(false)}>
        {isOpen && (
          <Form
            trip={trip}
            onDone={() => {
              setOpen(false)
              onDone()
            }}
          />
        )}
      </Dialog>
    </>
  )
}
