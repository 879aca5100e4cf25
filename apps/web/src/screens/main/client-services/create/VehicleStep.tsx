import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { errorTexts } from '@arriero/contract/es/errors'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { formatWeight } from '#shared/format.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { Select } from '#shared/ui/Select.tsx'
import type { StepBodyProps } from '#shared/wizard/Wizard.tsx'
import { misfitOf, roomierThan } from './cargo-load.ts'
import { createTexts } from './create.texts.ts'
import {
  measureFields,
  openingAnswers,
  type ServiceAnswers,
  type MeasureAnswer,
  type MeasureField,
} from './service-answers.ts'
import { VehicleTypeCards } from '#features/vehicles/VehicleTypeCards.tsx'
import { wordsOf } from '#shared/wizard/problem-words.ts'
import { TypedNumberField } from '#shared/plain/fields/NumberField.tsx'
import { numberKindOf, requiredMeasures, unitsOf } from './measure-checks.ts'
import styles from './create.module.css'

interface MeasureInputProps {
  field: MeasureField
  value: MeasureAnswer
  problem: string | undefined
  onChange: (measure: MeasureAnswer) => void
}

/** A number with its unit. */
const MeasureInput = ({ field, value, problem, onChange }: MeasureInputProps) => {
  const label = createTexts.measures[field]
  const units = unitsOf(field).map((unit) => ({ value: unit, label: createTexts.units[unit] ?? unit }))
  return (
    <TypedNumberField
      label={label}
      problem={problem}
      isOptional={!requiredMeasures.has(field)}
      kind={numberKindOf(field, value.unit)}
      text={value.value}
      onText={(text) => onChange({ ...value, value: text })}
      besides={(input) => (
        <div className={styles.measure}>
          {input}
          <Select
            value={value.unit}
            options={units}
            onChange={(unit) => onChange({ ...value, unit })}
            aria-label={createTexts.vehicle.unit(label)}
          />
        </div>
      )}
    />
  )
}

const texts = createTexts.vehicle
const blank = { value: '', unit: '' }

type Type = ReplyOf<typeof api.catalogues.vehicleTypes>[number]['children'][number]

interface FitNoteProps {
  answers: Partial<ServiceAnswers>
  types: readonly Type[]
  onChoose: (type: Type) => void
}

/** What the chosen type cannot carry, or usually does not, with the smallest that does in one press. */
const FitNote = ({ answers, types, onChoose }: FitNoteProps) => {
  const misfit = misfitOf(answers)
  const better = misfit ? misfit.smallest : roomierThan(answers)
  const type = types.find(({ key }) => key === better)
  if (!misfit && !type) return null
  const usual = texts.tooHeavy(formatWeight(answers.vehicleType?.payloadHintKg ?? 0))
  return (
    <Notice
      kind={misfit ? 'error' : 'warning'}
      role="note"
      title={misfit ? errorTexts[misfit.code] : usual}
      action={type && <Button onClick={() => onChoose(type)}>{texts.choose(type.name)}</Button>}
    />
  )
}

export const VehicleStep = ({ answers, problems, set }: StepBodyProps<ServiceAnswers>) => {
  const groups = useRead(api.catalogues.vehicleTypes, {}, { staleTimeMs: 600_000 })
  const types = groups.data?.[0]?.children ?? []
  const choose = ({ id, key, name, payloadHintKg }: Type) =>
    set({ vehicleType: { id, key, name, payloadHintKg } })
  return (
    <Answer of={groups} wait="cards">
      {() => (
        <div className={styles.stack}>
          <VehicleTypeCards
            legend={texts.type}
            types={types}
            hint={texts.upTo}
            value={answers.vehicleType?.id}
            problem={wordsOf(problems, 'vehicleType')}
            onChoose={choose}
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
          <FitNote answers={answers} types={types} onChoose={choose} />
        </div>
      )}
    </Answer>
  )
}
