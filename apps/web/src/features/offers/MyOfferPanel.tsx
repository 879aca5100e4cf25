import { api } from '@arriero/contract'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { formatMoney, formatRelative } from '#shared/format.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { DetailList } from '#shared/plain/values/DetailList.tsx'
import { Money } from '#shared/plain/values/Money.tsx'
import { ActButton } from '#shared/ui/ActButton.tsx'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import { whyNotAcceptCounter, whyNotWithdraw, type MyOffer } from './my-offer.ts'
import { offersTexts } from './offers.texts.ts'
import styles from './offers.module.css'

const texts = offersTexts.mine

interface MyOfferPanelProps {
  orderId: string
  offer: MyOffer
  now: number
  /** The counter was accepted: the service is mine. */
  onTaken: () => void
  onChanged: () => void
  onRefused: (error: unknown) => void
}

const Counter = ({ offer }: { offer: MyOffer }) => (
  <p className={styles.counter}>
    {texts.counterEarns}
    <strong className="tabular">{formatMoney(offer.counterEarnings ?? 0)}</strong>
    {texts.counterSays}: {offer.counterDescription ?? texts.nothingSaid}
  </p>
)

/** My offer as it stands, and the client's counter where there is one: accept, withdraw, or offer anew below. */
export const MyOfferPanel = (props: MyOfferPanelProps) => {
  const { orderId, offer, now, onTaken, onChanged, onRefused } = props
  const taking = useAct(api.offers.acceptCounter, { about: orderId })
  const withdrawing = useAct(api.offers.withdraw, { about: orderId })
  const input = { params: { _id: offer._id } }
  const accept = useToldAct({ act: taking, input, done: offersTexts.taken, onDone: onTaken, onRefused })
  const withdraw = useToldAct({
    act: withdrawing,
    input,
    done: texts.withdrawn,
    onDone: onChanged,
    onRefused,
  })
  const isCountered = offer.state === 'countered' && offer.counterEarnings !== null
  const value = formatMoney(offer.value)
  const counter = formatMoney(offer.counterEarnings ?? 0)
  const refusal = taking.error ?? withdrawing.error
  return (
    <section className={styles.mine} data-state={offer.state} aria-label={texts.title}>
      <h2>{isCountered ? texts.counterTitle : texts.title}</h2>
      {isCountered && <Counter offer={offer} />}
      <DetailList
        details={[
          {
            label: isCountered ? texts.offeredValue : texts.value,
            value: <Money pesos={offer.value} isStrong />,
          },
          { label: texts.state, value: isCountered ? texts.countered : texts.waiting },
          { label: texts.expires, value: formatRelative(offer.expiresAt, now) },
          { label: texts.message, value: offer.description ?? texts.nothingSaid, isWide: true },
        ]}
      />
      {refusal !== null && <Notice kind="error" title={errorText(refusal)} />}
      <div className={styles.acts}>
        {isCountered && (
          <ActButton isPrimary whyNot={whyNotAcceptCounter(offer)} onClick={accept.ask}>
            {texts.accept(counter)}
          </ActButton>
        )}
        <ActButton whyNot={whyNotWithdraw(offer)} onClick={withdraw.ask}>
          {texts.withdraw}
        </ActButton>
      </div>
      <ConfirmAct
        {...accept.asking}
        title={texts.acceptTitle}
        effect={texts.acceptEffect(counter)}
        act={texts.accept(counter)}
      />
      <ConfirmAct
        {...withdraw.asking}
        title={texts.withdrawTitle}
        effect={texts.withdrawEffect(value)}
        act={texts.withdraw}
        isDangerous
      />
    </section>
  )
}
