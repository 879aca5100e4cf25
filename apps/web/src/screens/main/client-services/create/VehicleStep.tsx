import { api } from '@arriero/contract'
import { Alert } from 'antd'
import { errorText } from '#shared/api/error-text.ts'
import { useRead } from '#shared/api/queries.ts'
import { VehicleDrawing } from '#shared/drawings/VehicleDrawing.tsx'
import { drawingOf } from '#shared/drawings/vehicle-drawings.ts'
import { formatWeight } from '#shared/format.ts'
import { ErrorState } from '#shared/plain/ErrorState.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import type { StepBodyProps } from '#shared/wizard/Wizard.tsx'
import { ChoiceCards } from './ChoiceCards.tsx'
import { createTexts } from './create.texts.ts'
import { weightKgOf } from './measure-checks.ts'
import { MeasureInput } from './MeasureInput.tsx'
import { measureFields, openingAnswers, type ServiceAnswers } from './service-answers.ts'
import { wordsOf } from '#shared/wizard/problem-words.ts'
import styles from './create.module.css'

const texts = createTexts.vehicle
const blank = { value: '', unit: '' }

/** Said, never refused: the payload of a type is a hint. */
const heavyNote = ({ weight, vehicleType }: Partial<ServiceAnswers>, largestKg: number) => {
  const weightKg = weightKgOf(weight)
  if (!vehicleType || weightKg === undefined || weightKg <= vehicleType.payloadHintKg) return null
  const hint = formatWeight(vehicleType.payloadHintKg)
  const title = weightKg > largestKg ? texts.tooHeavyForAll(formatWeight(largestKg)) : texts.tooHeavy(hint)
  return <Alert type="warning" showIcon title={title} />
}

export const VehicleStep = ({ answers, problems, set }: StepBodyProps<ServiceAnswers>) => {
  const groups = useRead(api.catalogues.vehicleTypes, {}, { staleTimeMs: 600_000 })
  if (groups.isPending) return <Skeleton shape="cards" />
  if (groups.isError)
    return <ErrorState text={errorText(groups.error)} onRetry={() => void groups.refetch()} />
  const types = groups.data[0]?.children ?? []
  return (
    <div className={styles.stack}>
      <ChoiceCards
        legend={texts.type}
        cards={types.map(({ id, key, name, payloadHintKg }) => ({
          value: id,
          label: name,
          hint: texts.upTo(formatWeight(payloadHintKg)),
          drawing: <VehicleDrawing name={drawingOf(key)} heightPx={34} />,
        }))}
        value={answers.vehicleType?.id}
        problem={wordsOf(problems, 'vehicleType')}
        onChange={(id) => {
          const chosen = types.find((type) => type.id === id)
          if (!chosen) return
          const { key, name, payloadHintKg } = chosen
          set({ vehicleType: { id, key, name, payloadHintKg } })
        }}
      />
      <fieldset className={styles.group}>
        <legend>{texts.measures}</legend>
        <div className={styles.measures}>
          {measureFields.map((field) => (
            <MeasureInput
              key={field}
              field={field}
              value={answers[field] ?? openingAnswers[field] ?? blank}
              problem={wordsOf(problems, field)}
              onChange={(measure) => set({ [field]: measure })}
            />
          ))}
        </div>
      </fieldset>
      {heavyNote(answers, Math.max(...types.map(({ payloadHintKg }) => payloadHintKg)))}
    </div>
  )
}
