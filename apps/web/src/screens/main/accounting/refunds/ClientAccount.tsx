import { api } from '@arriero/contract'
import type { Refund } from '@arriero/contract/money/refunds'
import { askAccountDenial } from '@arriero/domain/money/refund-accounts'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { useState } from 'react'
import styles from '#features/settlements/settlements.module.css'
import { useAct } from '#shared/api/queries.ts'
import { formatDateTime, formatMoney } from '#shared/format.ts'
import { useSending, useToldAct } from '#shared/forms/use-sending.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { Problem } from '#shared/plain/states/Problem.tsx'
import { DetailList, type Detail } from '#shared/plain/values/DetailList.tsx'
import { When } from '#shared/plain/values/When.tsx'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import { accountTexts as texts } from './account.texts.ts'

interface ClientAccountProps {
  refund: Refund
  onDone: () => void
}

type Whole = ReplyOf<typeof api.refunds.readAccount>

/** Asks the client where he wants his money; only where the gateway cannot give it back. */
const Ask = ({ refund, onDone }: ClientAccountProps) => {
  const { _id, value, client, account } = refund
  const act = account ? texts.askAgain : texts.ask
  const ask = useToldAct({
    act: useAct(api.refunds.askAccount),
    input: { params: { _id } },
    done: texts.asked,
    refreshes: [api.refunds.all],
    onDone,
  })
  return (
    <div className={styles.acts}>
      <Button icon="card" isBusy={ask.isBusy} onClick={ask.ask}>
        {act}
      </Button>
      <ConfirmAct
        {...ask.asking}
        title={texts.question}
        effect={
          <>
            <p>{texts.effect(formatMoney(value), client.name)}</p>
            {account?.given && <p>{texts.effectAgain}</p>}
          </>
        }
        act={act}
      />
    </div>
  )
}

type Named = NonNullable<NonNullable<Refund['account']>['given']>

const factsOf = ({ bank, accountType, holder, at }: Named, whole: Whole | undefined): Detail[] => [
  { label: texts.bank, value: bank },
  { label: texts.type, value: accountType },
  { label: texts.holder, value: holder },
  ...(whole ? [{ label: texts.document, value: whole.document }] : []),
  { label: texts.since, value: <When at={at} /> },
]

/** By four digits; whole once whoever transfers asks for it. */
const Given = ({ refundId, given, isPayable }: { refundId: string; given: Named; isPayable: boolean }) => {
  const [whole, setWhole] = useState<Whole>()
  const read = useSending({ act: useAct(api.refunds.readAccount), onDone: setWhole })
  return (
    <>
      <DetailList
        details={[
          ...factsOf(given, whole),
          { label: texts.number, value: <code>{whole?.accountNumber ?? given.accountNumber}</code> },
        ]}
      />
      {isPayable && (
        <>
          <p>{texts.transfer}</p>
          {!whole && (
            <div className={styles.acts}>
              <Button
                icon="eye"
                isBusy={read.isBusy}
                onClick={() => read.send({ params: { _id: refundId } })}
              >
                {texts.show}
              </Button>
              <small className={styles.muted}>{texts.noted}</small>
            </div>
          )}
          <Problem of={read.error} />
        </>
      )}
    </>
  )
}

/** Where the client wants what the gateway cannot give back: asked for, waited for, given. */
export const ClientAccount = ({ refund, onDone }: ClientAccountProps) => {
  const { _id, state, account, gatewayHold } = refund
  const mayAsk = askAccountDenial({ state, gatewayHold: gatewayHold ?? undefined }) === undefined
  if (!account && !mayAsk) return null
  return (
    <section>
      <h3 className={styles.title}>{texts.title}</h3>
      {account && !account.given && state !== 'paid' && (
        <Notice role="note" kind="info" title={texts.waits}>
          {texts.waitsSince(formatDateTime(account.askedAt))}
        </Notice>
      )}
      {account?.given && (
        <Given key={account.given.at} refundId={_id} given={account.given} isPayable={state !== 'paid'} />
      )}
      {mayAsk && <Ask refund={refund} onDone={onDone} />}
    </section>
  )
}
