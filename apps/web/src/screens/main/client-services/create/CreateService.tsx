import { api } from '@arriero/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { Answer } from '#shared/api/Answer.tsx'
import { errorText } from '#shared/api/error-text.ts'
import { keyOf } from '#shared/api/queries.ts'
import { act } from '#shared/api/act.ts'
import { send } from '#shared/api/send.ts'
import { type OddPrice, useOddPrice } from '#shared/numbers/use-odd-price.ts'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { OddPriceQuestion } from '#shared/ui/windows/OddPriceQuestion.tsx'
import { paths } from '#shared/paths.ts'
import { Card } from '#shared/plain/Card.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { useToast } from '#shared/ui/use-toast.ts'
import type { Problems } from '#shared/wizard/wizard.ts'
import { Wizard, type WizardStep } from '#shared/wizard/Wizard.tsx'
import { measureText } from '#shared/measure-text.ts'
import { placeLine } from '#features/places/place-answer.ts'
import { formatDateTime, formatMoney } from '#shared/format.ts'
import type { Detail } from '#shared/plain/values/DetailList.tsx'
import { CargoStep } from './CargoStep.tsx'
import { createTexts as texts } from './create.texts.ts'
import { MomentStep } from './MomentStep.tsx'
import { PriceStep } from './PriceStep.tsx'
import { republishAnswers } from './republish.ts'
import {
  openingAnswers,
  pricePesosOf,
  type ServiceAnswers,
  type MeasureAnswer,
  type MeasureField,
} from './service-answers.ts'
import { schemaOf, stepFields, type StepName } from './service-checks.ts'
import { newOrderBody, refusedAnswer } from './service-payload.ts'
import { RouteStep } from './RouteStep.tsx'
import { readSuggestion } from './use-price.ts'
import { VehicleStep } from './VehicleStep.tsx'
import { reservationOf } from '#features/orders/moment/date-checks.ts'
import { wireOf } from './measure-checks.ts'

const serviceSummaryTexts = texts.summary

const shown = (field: MeasureField, measure: MeasureAnswer | undefined): string | undefined => {
  const wire = wireOf(field, measure)
  return wire === undefined ? undefined : measureText(wire)
}

const cargoOf = ({ typeLoad, images = [] }: Partial<ServiceAnswers>): string | undefined =>
  typeLoad &&
  [typeLoad.name, ...(images.length > 0 ? [serviceSummaryTexts.photos(images.length)] : [])].join(', ')

const sizeOf = ({ high, width }: Partial<ServiceAnswers>): string | undefined => {
  const sides = [shown('high', high), shown('width', width)]
  return sides.every(Boolean) ? sides.join(' × ') : undefined
}

/** What was chosen so far, in the order it was asked. */
const summaryOf = (answers: Partial<ServiceAnswers>): Detail[] => {
  const { origin, destination, vehicleType } = answers
  const pricePesos = pricePesosOf(answers)
  const at = answers.day === undefined ? undefined : reservationOf(answers.day, answers.hourService)
  const lines: [string, string | undefined | false][] = [
    [texts.origin, origin && placeLine(origin)],
    [texts.destination, destination && placeLine(destination)],
    [serviceSummaryTexts.cargo, cargoOf(answers)],
    [serviceSummaryTexts.vehicle, vehicleType?.name],
    [serviceSummaryTexts.measures, sizeOf(answers)],
    [serviceSummaryTexts.weight, shown('weight', answers.weight)],
    [serviceSummaryTexts.date, at && formatDateTime(at)],
    [serviceSummaryTexts.price, pricePesos !== undefined && formatMoney(pricePesos)],
    [serviceSummaryTexts.deliveryCode, answers.deliveryCode === true && serviceSummaryTexts.yes],
  ]
  return lines.flatMap(([label, value]) => (value ? [{ label, value, isWide: true }] : []))
}

const bodies = {
  route: RouteStep,
  cargo: CargoStep,
  vehicle: VehicleStep,
  date: MomentStep,
  price: PriceStep,
}

const steps = (Object.keys(bodies) as StepName[]).map((key): WizardStep<ServiceAnswers> => ({
  key,
  title: texts.steps[key],
  fields: stepFields[key],
  schema: schemaOf(key, () => new Date()),
  Body: bodies[key],
}))

/** The price with VAT is asked once more at the end: the rates may have changed while the person typed. */
const clientPriceOf = async (answers: ServiceAnswers): Promise<number | undefined> => {
  const pricePesos = pricePesosOf(answers)
  if (pricePesos === undefined) return undefined
  const body = { price: pricePesos }
  const { clientPrice } = await send<typeof api.rates.calculate, 'client'>(api.rates.calculate, { body })
  return clientPrice
}

const useCreate = (odd: OddPrice) => {
  const client = useQueryClient()
  const toast = useToast()
  return async (answers: ServiceAnswers): Promise<boolean | Problems> => {
    if (!(await odd.isSure(pricePesosOf(answers), readSuggestion(client, answers)))) return false
    try {
      await act(api.orders.create, { body: newOrderBody(answers, await clientPriceOf(answers)) })
      toast.success(texts.done)
      void client.invalidateQueries({ queryKey: keyOf(api.orders.mine) })
      return true
    } catch (error) {
      const refused = refusedAnswer(error)
      if (refused?.way) void client.invalidateQueries({ queryKey: keyOf(api.places.route) })
      // What belongs to an answer is told beside it.
      if (!refused) toast.error(errorText(error))
      return refused ?? false
    }
  }
}

/** `?de=` names a service that was given back: its answers are taken over. */
const useInitial = () => {
  const [search] = useSearchParams()
  const fromId = search.get('de')
  const republished = useQuery({
    queryKey: ['republish', fromId],
    queryFn: () => republishAnswers(fromId ?? ''),
    enabled: fromId !== null,
    ...(fromId === null ? { initialData: openingAnswers } : {}),
    staleTime: Infinity,
  })
  return { fromId, republished }
}

const CreateService = () => {
  const odd = useOddPrice()
  const create = useCreate(odd)
  const { fromId, republished } = useInitial()

  return (
    <Answer of={republished} wait="detail">
      {(initial) => (
        <>
          <PageHead
            title={texts.title}
            help={texts.help}
            action={<Link to={paths.clientServices}>{texts.back}</Link>}
          />
          {fromId !== null && <Notice kind="info" title={texts.republishing} style={{ marginBottom: 16 }} />}
          <OddPriceQuestion odd={odd} />
          <Card>
            <Wizard<ServiceAnswers>
              name={fromId === null ? 'create-service' : `create-service-${fromId}`}
              steps={steps}
              initial={initial}
              summary={summaryOf}
              finishLabel={() => texts.finish}
              doneAt={paths.clientServices}
              onFinish={create}
            />
          </Card>
        </>
      )}
    </Answer>
  )
}

// Loaded with `lazy`, which takes a default export.
export default CreateService
