import { lettersMost } from '@arriero/domain/typed/limits'
import { api } from '@arriero/contract'
import { newVehicleTexts } from '#features/vehicles/new/new-vehicle.texts.ts'
import type { VehicleAnswers } from '#features/vehicles/new/vehicle-answers.ts'
import { Answer } from '#shared/api/Answer.tsx'
import { both, useRead } from '#shared/api/queries.ts'
import { TypedNumberField } from '#shared/plain/fields/NumberField.tsx'
import { measureKind } from '#shared/numbers/measure-kind.ts'
import { Select } from '#shared/ui/Select.tsx'
import { wordsOf } from '#shared/wizard/problem-words.ts'
import type { StepBodyProps } from '#shared/wizard/Wizard.tsx'
import { VehicleTypeCards } from '#features/vehicles/VehicleTypeCards.tsx'
import { NamedSelect } from './NamedSelect.tsx'
import { TextField } from './TextField.tsx'
import styles from './create.module.css'

const texts = newVehicleTexts.fields
const longStaleMs = 600_000

const units = (['Kg', 'Tn'] as const).map((unit) => ({ value: unit, label: texts.units[unit] }))

const Capacity = ({ answers, problems, set }: StepBodyProps<VehicleAnswers>) => {
  const capacity = answers.capacity ?? { value: '', unit: '' }
  return (
    <TypedNumberField
      label={texts.capacity}
      problem={wordsOf(problems, 'capacity')}
      kind={measureKind('capacity', capacity.unit)}
      text={capacity.value}
      onText={(value) => set({ capacity: { ...capacity, value } })}
      besides={(input) => (
        <div className={styles.measure}>
          {input}
          <Select<'Kg' | 'Tn'>
            aria-label={texts.unit}
            placeholder={texts.unitPlaceholder}
            value={capacity.unit === '' ? undefined : capacity.unit}
            options={units}
            onChange={(unit) => set({ capacity: { ...capacity, unit } })}
          />
        </div>
      )}
    />
  )
}

/** What it can carry. */
export const SpecsStep = (props: StepBodyProps<VehicleAnswers>) => {
  const { answers, problems, set } = props
  const read = both(
    useRead(api.catalogues.vehicleTypes, {}, { staleTimeMs: longStaleMs }),
    useRead(api.catalogues.bodyWorks, {}, { staleTimeMs: longStaleMs }),
  )

  return (
    <Answer of={read} wait="cards">
      {([groups, bodies]) => (
        <div className={styles.stack}>
          <VehicleTypeCards
            legend={texts.type}
            types={groups[0]?.children ?? []}
            hint={texts.typeHint}
            value={answers.vehicleType?.id}
            problem={wordsOf(problems, 'vehicleType')}
            onChoose={({ id, key, name, needsTrailer }) =>
              set({ vehicleType: { id, key, name, needsTrailer } })
            }
          />
          <div className={styles.fields}>
            {answers.vehicleType?.needsTrailer && (
              <TextField
                label={texts.trailerPlate}
                help={texts.trailerPlateHelp}
                value={answers.trailerPlate}
                most={lettersMost.plate}
                problem={wordsOf(problems, 'trailerPlate')}
                onChange={(text) => set({ trailerPlate: text.toUpperCase() })}
              />
            )}
            <NamedSelect
              label={texts.bodyWork}
              placeholder={texts.bodyWorkPlaceholder}
              list={bodies}
              value={answers.bodyWork}
              problem={wordsOf(problems, 'bodyWork')}
              onChange={(bodyWork) => set({ bodyWork })}
            />
            <Capacity {...props} />
          </div>
        </div>
      )}
    </Answer>
  )
}
