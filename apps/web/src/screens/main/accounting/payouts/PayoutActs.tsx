import { api } from '@arriero/contract'
import type { Payout } from '@arriero/contract/money/settlement-shapes'
import { payDenial, secondPersonDenial, withdrawDenial } from '@arriero/domain/money/payouts'
import { useQueryClient } from '@tanstack/react-query'
import { hasReadField } from '#features/settlements/has-read-field.ts'
import { referenceField } from '#features/settlements/reference-field.ts'
import { refreshMoney } from '#features/settlements/refresh-money.ts'
import { settlementsTexts } from '#features/settlements/settlements.texts.ts'
import styles from '#features/settlements/settlements.module.css'
import { useAct } from '#shared/api/queries.ts'
import { formatMoney } from '#shared/format.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { Button } from '#shared/plain/Button.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { CameBack } from '#features/settlements/CameBack.tsx'
import { payoutsTexts as texts } from './payouts.texts.ts'

interface ReturnedPayoutProps {
  payoutId: string
  onDone: () => void
}

/** A transfer that was recorded as made has come back. */
const ReturnedPayout = ({ payoutId, onDone }: ReturnedPayoutProps) => (
  <CameBack
    texts={texts.returned}
    act={useAct(api.settlements.returned)}
    input={(reason) => ({ params: { _id: payoutId }, body: { reason } })}
    onDone={onDone}
  />
)

interface PayoutActsProps {
  payout: Payout
  onDone: () => void
}

const Withdraw = ({ payout, onDone }: PayoutActsProps) => {
  const withdraw = useToldAct({
    act: useAct(api.settlements.withdraw),
    input: { params: { _id: payout._id } },
    done: payout.kind === 'advance' ? texts.advanceWithdrawn : texts.withdrawn,
    onDone,
  })
  return (
    <div className={styles.acts}>
      <Button isBusy={withdraw.isBusy} onClick={withdraw.go}>
        {payout.state === 'batched' ? texts.leaveBatch : texts.withdraw}
      </Button>
    </div>
  )
}

const Pay = ({ payout, onDone }: PayoutActsProps) => {
  const isSecond = payout.state === 'confirming'
  const amount = formatMoney(payout.net)
  // No money moves: the bank has no reference to give.
  const isCrossed = payout.net === 0
  const form = useForm({
    act: useAct(api.settlements.pay),
    empty: { reference: '', hasRead: false },
    fields: {
      reference: !isCrossed && referenceField(isSecond),
      hasRead: isSecond && payout.since !== null && hasReadField,
    },
    input: ({ reference }) => ({
      params: { _id: payout._id },
      body: isCrossed ? {} : { reference: reference.trim(), ...(isSecond && { seal: payout.seal }) },
    }),
    done: ({ state }) => texts.outcomes[state],
    // Refused because something changed: what it is stands there then.
    refreshes: [api.settlements.payouts],
    onDone,
  })
  const act = isSecond ? settlementsTexts.confirm(amount) : settlementsTexts.pay(amount)
  return <DeskForm form={form} act={isCrossed ? settlementsTexts.cross : act} />
}

/** Who has begun it, where somebody has. */
const Begun = ({ payout }: Pick<PayoutActsProps, 'payout'>) => {
  const { _id: ownId } = useProfile()
  const { state, askedBy, hold, needsSecond } = payout
  if (state === 'open') return needsSecond && !hold && <p>{settlementsTexts.needsSecond}</p>
  return (
    <p>
      {secondPersonDenial(askedBy?._id, ownId)
        ? settlementsTexts.ownSecond
        : settlementsTexts.waitsSecond(askedBy?.name ?? '')}
    </p>
  )
}

/** What can be done with it now: pay it, confirm what another began, take it back, or say that the bank did. */
export const PayoutActs = ({ payout, onDone }: PayoutActsProps) => {
  const client = useQueryClient()
  const { _id: ownId } = useProfile()
  const { state, hold, askedBy } = payout
  const done = () => {
    refreshMoney(client)
    onDone()
  }
  if (state === 'paid') return <ReturnedPayout payoutId={payout._id} onDone={done} />
  // What its second person said that he read is what stands there, and nothing that came after.
  const isWaiting = state === 'confirming'
  const isPayable = payDenial(state) === undefined
  const isOwn = isWaiting && secondPersonDenial(askedBy?._id, ownId) !== undefined
  return (
    <>
      {isPayable && <Begun payout={payout} />}
      {isPayable && !hold && !isOwn && (
        <Pay key={isWaiting ? payout.seal : state} payout={payout} onDone={done} />
      )}
      {withdrawDenial(state) === undefined && <Withdraw payout={payout} onDone={done} />}
    </>
  )
}
