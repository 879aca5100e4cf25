import { api } from '@arriero/contract'
import { Link, Navigate, useNavigate, useParams } from 'react-router'
import { laneOf, LaneHistory } from '#features/lanes/LaneHistory.tsx'
import { lanesTexts } from '#features/lanes/lanes.texts.ts'
import { floorWords } from '#features/offers/floor-words.ts'
import { type OpenOrder, roundsLeftOf, whyNotOffer } from '#features/offers/my-offer.ts'
import { noOffer, offerFields } from '#features/offers/offer-fields.ts'
import { offersTexts } from '#features/offers/offers.texts.ts'
import { TripTolls } from '#features/tolls/TripTolls.tsx'
import { Answer } from '#shared/api/Answer.tsx'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatMoney } from '#shared/format.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { oddPriceTexts } from '#shared/numbers/odd-price.texts.ts'
import { useOddPrice } from '#shared/numbers/use-odd-price.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Card } from '#shared/plain/Card.tsx'
import { Dialog } from '#shared/plain/Dialog.tsx'
import { Gone } from '#shared/plain/states/EmptyState.tsx'
import { PlainFields, PlainForm } from '#shared/plain/fields/PlainForm.tsx'
import { driverPaths } from '#screens/driver/driver-paths.ts'
import { serviceTexts as texts } from '../own.texts.ts'
import { refreshService, useService } from './use-service.ts'
import parts from '#screens/driver/parts.module.css'

const Offering = ({ order }: { order: OpenOrder }) => {
  const { _id: id } = order
  const navigate = useNavigate()
  const odd = useOddPrice()
  const form = useForm({
    act: useAct(api.offers.create),
    empty: noOffer,
    fields: offerFields(order),
    mayGo: ({ value }) => odd.isSure(value, order.reference?.cost ?? null),
    input: ({ value, description }) => ({
      body: { isOffer: true, idOrder: id, value, description: description.trim() },
    }),
    done: texts.sent,
    onDone: () => void navigate(driverPaths.service(id), { replace: true }),
    onSettled: () => void refreshService(id),
  })
  const { value } = form.values
  const floor = floorWords(order, value)
  return (
    <>
      <Dialog
        isOpen={odd.text !== undefined}
        title={oddPriceTexts.title}
        onClose={() => odd.answer(false)}
        actions={
          <>
            <Button onClick={() => odd.answer(false)}>{oddPriceTexts.correct}</Button>
            <Button kind="primary" onClick={() => odd.answer(true)}>
              {oddPriceTexts.goOn}
            </Button>
          </>
        }
      >
        <p>{odd.text}</p>
      </Dialog>
      <PlainForm
        form={{ ...form, foot: whyNotOffer(order) ?? form.foot }}
        act={value ? offersTexts.offerActFor(formatMoney(value)) : offersTexts.offerAct}
        button={{ size: 'grand' }}
      >
        <PlainFields form={form} />
        {floor && (
          <p className={floor.isBelow ? parts.problem : parts.help} aria-live="polite">
            {floor.text}
          </p>
        )}
        <p className={parts.help}>{offersTexts.roundsLeft(roundsLeftOf(order))}</p>
      </PlainForm>
      <TripTolls orderId={id} valuePesos={value} />
      <Card title={lanesTexts.title}>
        <LaneHistory {...laneOf(order)} />
      </Card>
    </>
  )
}

/** Another value than the order's. Spec §5 "Offer", decisions §8. */
const OfferScreen = () => {
  const { id = '' } = useParams()
  const service = useService(id)
  return (
    <Answer of={service} gone={<Gone title={texts.gone} text={errorText(service.error)} />}>
      {(order) =>
        order.viewer === 'carrier' ? (
          <Navigate to={driverPaths.trip(id)} replace />
        ) : (
          <div className={parts.page}>
            <Link to={driverPaths.service(id)} className={parts.back}>
              <Icon name="arrowLeft" sizePx={22} /> {texts.cancel}
            </Link>
            <h1 className={parts.title}>{texts.offerQuestion}</h1>
            <p className={parts.help}>
              {order.origin.name} → {order.destination.name}
            </p>
            <Offering order={order} />
          </div>
        )
      }
    </Answer>
  )
}

export default OfferScreen
