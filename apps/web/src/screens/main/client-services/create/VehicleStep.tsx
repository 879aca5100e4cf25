import { api } from '@arriero/contract'
import { Alert } from 'antd'
import { errorText } from '#shared/api/error-text.ts'
import { useRead } from '#shared/api/queries.ts'
import { formatWeight } from '#shared/format.ts'
import { ErrorState } from '#shared/plain/ErrorState.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import type { StepBodyProps } from '#shared/wizard/Wizard.tsx'
import { createTexts } from './create.texts.ts'
import { weightKgOf } from './measure-checks.ts'
import { MeasureInput } from './MeasureInput.tsx'
import { measureFields, openingAnswers, type ServiceAnswers } from './service-answers.ts'
import { VehicleTypeCards } from './VehicleTypeCards.tsx'
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
      <VehicleTypeCards
        legend={texts.type}
        types={types}
        hint={texts.upTo}
        value={answers.vehicleType?.id}
        problem={wordsOf(problems, 'vehicleType')}
        onChoose={({ id, key, name, payloadHintKg }) =>
          set({ vehicleType: { id, key, name, payloadHintKg } })
        }
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
