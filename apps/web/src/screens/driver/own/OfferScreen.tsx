import { errorTexts } from '@arriero/contract/es/errors'
import type { OrderFor } from '@arriero/contract/order-shapes'
import { type SubmitEvent, useState } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { floorWords } from '#features/offers/floor-words.ts'
import { roundsLeftOf, whyNotOffer } from '#features/offers/my-offer.ts'
import { offersTexts } from '#features/offers/offers.texts.ts'
import { valueProblem } from '#features/offers/value-problem.ts'
import { Answer } from '#shared/api/Answer.tsx'
import { errorText } from '#shared/api/error-text.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatMoney } from '#shared/format.ts'
import { oddPriceTexts } from '#shared/numbers/odd-price.texts.ts'
import { useOddPrice } from '#shared/numbers/use-odd-price.ts'
import { Dialog } from '#shared/plain/Dialog.tsx'
import { pesos } from '#shared/numbers/number-kinds.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import { PlainNumberField } from '#shared/plain/NumberField.tsx'
import { Gone } from '#shared/plain/EmptyState.tsx'
import { TextArea } from '#shared/plain/TextArea.tsx'
import { Form } from '#shared/unsaved/Form.tsx'
import { driverPaths } from '../driver-paths.ts'
import { serviceTexts as texts } from './own.texts.ts'
import { useService, useServiceActs } from './use-service.ts'
import parts from '../parts.module.css'

const mostLetters = 500

const Offering = ({ order }: { order: OrderFor<'open'> }) => {
  const id = order._id
  const acts = useServiceActs(id)
  const [value, setValue] = useState<number>()
  const [description, setDescription] = useState('')
  const [wasTried, setTried] = useState(false)
  const odd = useOddPrice()
  const isDescribed = description.trim() !== ''
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (acts.isBusy || !value || valueProblem(value) || !isDescribed) return
    if (!(await odd.isSure(value, order.floor))) return
    acts.offer(value, description.trim())
  }
  const floor = floorWords(order, value)
  return (
    <Form className={parts.page} onSubmit={(event) => void submit(event)}>
      <Dialog
        isOpen={odd.text !== undefined}
        title={oddPriceTexts.title}
        onClose={() => odd.answer(false)}
        actions={
          <>
            <PlainButton onClick={() => odd.answer(false)}>{oddPriceTexts.correct}</PlainButton>
            <PlainButton kind="primary" onClick={() => odd.answer(true)}>
              {oddPriceTexts.goOn}
            </PlainButton>
          </>
        }
      >
        <p>{odd.text}</p>
      </Dialog>
      <Link to={driverPaths.service(id)} className={parts.back}>
        <Icon name="arrowLeft" sizePx={22} /> {texts.cancel}
      </Link>
      <h1 className={parts.title}>{texts.offerQuestion}</h1>
      <p className={parts.help}>
        {order.origin.name} → {order.destination.name}
      </p>
      <PlainNumberField
        kind={pesos}
        label={offersTexts.value}
        help={value ? offersTexts.wouldEarn(formatMoney(value)) : texts.valueHelp}
        error={wasTried ? valueProblem(value) : undefined}
        value={value}
        onChange={setValue}
      />
      <TextArea
        label={offersTexts.description}
        required
        most={mostLetters}
        draft={['offer', id]}
        error={wasTried && !isDescribed ? errorTexts['offer.description_required'] : undefined}
        value={description}
        onChange={setDescription}
      />
      {floor && (
        <p className={floor.isBelow ? parts.problem : parts.help} aria-live="polite">
          {floor.text}
        </p>
      )}
      <p className={parts.help}>{offersTexts.roundsLeft(roundsLeftOf(order))}</p>
      <p className={parts.problem} role="alert">
        {whyNotOffer(order) ?? (acts.error ? errorText(acts.error) : '')}
      </p>
      <PlainButton type="submit" kind="primary" size="grand" isBusy={acts.isBusy}>
        {value ? offersTexts.offerActFor(formatMoney(value)) : offersTexts.offerAct}
      </PlainButton>
    </Form>
  )
}

/** Another value: what he types is what he earns. Spec §5 "Offer", decisions §8. */
const OfferScreen = () => {
  const { id = '' } = useParams()
  const service = useService(id)
  return (
    <Answer of={service} gone={<Gone title={texts.gone} text={errorText(service.error)} />}>
      {(order) =>
        'carrier' in order ? <Navigate to={driverPaths.trip(id)} replace /> : <Offering order={order} />
      }
    </Answer>
  )
}

export default OfferScreen
