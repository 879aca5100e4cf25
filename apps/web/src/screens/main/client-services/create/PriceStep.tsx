import type { ReferenceFacts } from '@arriero/contract/orders/reference-shape'
import { vatLineTexts } from '@arriero/contract/es/vat'
import { writeNumber } from '@arriero/domain/typed/numbers'
import { WayTolls } from '#features/tolls/WayTolls.tsx'
import { LaneHistory } from '#features/lanes/LaneHistory.tsx'
import { lanesTexts } from '#features/lanes/lanes.texts.ts'
import { errorText } from '#shared/api/error-text.ts'
import { formatDistance, formatMoney, formatPercent } from '#shared/format.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Check } from '#shared/plain/fields/Checkbox.tsx'
import { TypedNumberField } from '#shared/plain/fields/NumberField.tsx'
import { pesos } from '#shared/numbers/number-kinds.ts'
import { formatDrivingHours } from '#shared/reference/driving-hours.ts'
import { OfficialWays } from '#shared/reference/OfficialWays.tsx'
import { referenceTexts } from '#shared/reference/reference.texts.ts'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { Skeleton } from '#shared/plain/states/Skeleton.tsx'
import { Statement } from '#shared/plain/values/Statement.tsx'
import type { StepBodyProps } from '#shared/wizard/Wizard.tsx'
import { createTexts } from './create.texts.ts'
import { pricePesosOf, type ServiceAnswers } from './service-answers.ts'
import { useClientPrice, useSuggestedPrice } from './use-price.ts'
import { wordsOf } from '#shared/wizard/problem-words.ts'
import styles from './create.module.css'

const texts = createTexts.price

/** Whose figure it is; of several official ways each is told, the cheapest first. */
const Basis = ({ reference }: { reference: ReferenceFacts }) => (
  <div className={styles.note}>
    <p>
      {reference.basis === 'official'
        ? referenceTexts.official
        : referenceTexts.estimated(formatMoney(reference.low), formatMoney(reference.high))}
    </p>
    {reference.ways.length > 1 && <OfficialWays ways={reference.ways} />}
  </div>
)

/** What the posts of the chosen way ask for. */
const Tolls = ({ answers }: { answers: Partial<ServiceAnswers> }) => {
  const { suggestion } = useSuggestedPrice(answers)
  if (!suggestion?.tolls) return null
  return (
    <section className={styles.lane}>
      <WayTolls {...suggestion.tolls} />
    </section>
  )
}

/** What was paid for the same lately, beside what it should cost. */
const Lane = ({ answers: { origin, destination, vehicleType } }: { answers: Partial<ServiceAnswers> }) =>
  origin?.code && destination?.code && vehicleType ? (
    <section className={styles.lane}>
      <h3>{lanesTexts.title}</h3>
      <LaneHistory
        originCode={origin.code}
        destinationCode={destination.code}
        vehicleTypeId={vehicleType.id}
      />
    </section>
  ) : null

const Suggestion = ({
  answers,
  onTake,
}: {
  answers: Partial<ServiceAnswers>
  onTake: (pesos: number) => void
}) => {
  const { suggestion, error, distanceKm, isPending } = useSuggestedPrice(answers)
  if (isPending) return <Skeleton shape="lines" count={2} />
  if (error) return <Notice kind="warning" role="note" title={errorText(error)} />
  if (!suggestion || distanceKm === undefined) return null
  return (
    <div className={styles.suggestion}>
      <div>
        <p>
          {texts.suggested}: <strong className="tabular">{formatMoney(suggestion.price)}</strong>
        </p>
        <p className={styles.note}>
          {texts.suggestedHelp(
            suggestion.configuration,
            formatDistance(distanceKm),
            formatDrivingHours(suggestion.hours ?? suggestion.reference.hours),
          )}{' '}
          {suggestion.approximation !== null && texts.approximate}
        </p>
        <Basis reference={suggestion.reference} />
      </div>
      <Button onClick={() => onTake(suggestion.price)}>{texts.take(formatMoney(suggestion.price))}</Button>
    </div>
  )
}

interface OutcomeProps {
  pricePesos: number | undefined
  isEmpty: boolean
  /** Before VAT: with less the carrier earns less than the legal floor. */
  floorPesos: number | undefined
}

/** The price with its VAT while it is typed, or what happens without one. */
const Outcome = ({ pricePesos, isEmpty, floorPesos }: OutcomeProps) => {
  const { split, error } = useClientPrice(pricePesos)
  if (isEmpty) {
    return (
      <p className={styles.note}>
        <strong>{texts.none}</strong>
        <br />
        {texts.noneHelp}
      </p>
    )
  }
  if (error) return <p role="alert">{errorText(error)}</p>
  if (!split || pricePesos === undefined) return null
  return (
    <>
      <Statement
        caption={texts.statement.caption}
        lines={[
          { what: texts.statement.price, amountPesos: split.price },
          {
            what: vatLineTexts[split.vatBase],
            amountPesos: split.vat,
            // On the commission alone its base is the platform's own business.
            ...(split.vatBase === 'freight'
              ? { basePesos: split.price, rate: formatPercent(split.vatPercent * 100) }
              : {}),
          },
          { what: texts.statement.total, amountPesos: split.clientPrice, isTotal: true },
        ]}
      />
      {floorPesos !== undefined && pricePesos < floorPesos && (
        <Notice kind="warning" role="note" title={texts.belowFloor} className={styles.belowFloor} />
      )}
    </>
  )
}

export const PriceStep = ({ answers, problems, set }: StepBodyProps<ServiceAnswers>) => {
  const { suggestion } = useSuggestedPrice(answers)
  return (
    <div className={styles.stack}>
      <Suggestion answers={answers} onTake={(pricePesos) => set({ price: writeNumber(pricePesos, pesos) })} />
      <Tolls answers={answers} />
      <Lane answers={answers} />
      <TypedNumberField
        label={texts.price}
        isOptional
        help={texts.priceHelp}
        problem={wordsOf(problems, 'price')}
        kind={pesos}
        text={answers.price ?? ''}
        onText={(price) => set({ price })}
      />
      <div className={styles.outcome} aria-live="polite">
        <Outcome
          pricePesos={pricePesosOf(answers)}
          isEmpty={!answers.price?.trim()}
          floorPesos={suggestion?.reference.basis === 'official' ? suggestion.price : undefined}
        />
      </div>
      <div>
        <Check isOn={answers.deliveryCode ?? false} onChange={(isOn) => set({ deliveryCode: isOn })}>
          {texts.deliveryCode}
        </Check>
        <p className={styles.note}>{texts.deliveryCodeHelp}</p>
      </div>
    </div>
  )
}
