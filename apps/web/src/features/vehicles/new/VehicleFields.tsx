/** The wizard's first two steps: what a vehicle is called, and what it can carry. Spec §2 "Vehicle creation wizard", decisions §12. */
import { api } from '@arriero/contract'
import { vehicleServiceWords } from '@arriero/contract/vehicles/vehicles'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { lettersMost, oldestDay, picturesMost } from '@arriero/domain/typed/limits'
import { plateLetters } from '@arriero/domain/vehicles/new-vehicle'
import { Answer } from '#shared/api/Answer.tsx'
import { both, useRead } from '#shared/api/queries.ts'
import { measureKind } from '#shared/numbers/measure-kind.ts'
import { DayInput } from '#shared/plain/fields/DayInput.tsx'
import { Field } from '#shared/plain/fields/Field.tsx'
import { FormField } from '#shared/plain/fields/FormField.tsx'
import { TypedNumberField } from '#shared/plain/fields/NumberField.tsx'
import { useNow } from '#shared/use-now.ts'
import { VehicleTypeCards } from '../VehicleTypeCards.tsx'
import { newVehicleTexts as words } from './new-vehicle.texts.ts'
import { useTakenPlate } from './taken-plate.ts'
import { typedPlate } from './typed-plate.ts'
import type { Named } from './vehicle-answers.ts'
import type { VehicleStepProps } from './vehicle-look.ts'
import styles from './steps.module.css'

const texts = words.fields
const catalogue = { staleTimeMs: 600_000 }
/** How plates and years are typed: in capitals, without suggestions or spell check. */
const typing = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const

interface NamedChoiceProps extends Pick<VehicleStepProps, 'look' | 'wrong' | 'set' | 'answers'> {
  answer: 'brand' | 'bodyWork'
  placeholder: string
  list: readonly { _id: string; name: string }[]
}

/** A choice from a catalogue; keeps the id and the name. */
const NamedChoice = ({ answer, list, answers, set, wrong, look, ...words }: NamedChoiceProps) => (
  <look.Choice
    {...words}
    label={texts[answer]}
    hasSearch
    options={list.map(({ _id, name }) => ({ value: _id, label: name }))}
    value={answers[answer]?.id}
    problem={wrong(answer)}
    onChange={(id) => {
      const chosen = list.find(({ _id }) => _id === id)
      if (chosen) set({ [answer]: { id: chosen._id, name: chosen.name } satisfies Named })
    }}
  />
)

const Registration = ({ answers, set, wrong }: VehicleStepProps) => {
  const today = bogotaDay(new Date(useNow()))
  return (
    <FormField
      label={texts.registeredOn}
      help={texts.registeredOnHelp}
      problem={wrong('registeredOn')}
      isOptional
    >
      {(control) => (
        <DayInput
          control={control}
          value={answers.registeredOn}
          first={oldestDay}
          last={today}
          onChange={(registeredOn) => set({ registeredOn })}
        />
      )}
    </FormField>
  )
}

const services = vehicleServiceWords.map((value) => ({
  value,
  label: words.services[value],
  hint: words.serviceHelp[value],
}))

export const Basics = (props: VehicleStepProps) => {
  const { answers, set, wrong, look } = props
  const takenPlate = useTakenPlate(answers.licensePlate)
  const read = useRead(api.catalogues.brands, {}, catalogue)
  return (
    <Answer of={read}>
      {(brands) => (
        <div className={styles.stack}>
          <look.Fields>
            <Field
              {...typing}
              label={texts.licensePlate}
              help={texts.licensePlateHelp}
              most={plateLetters}
              value={answers.licensePlate ?? ''}
              problem={wrong('licensePlate') ?? takenPlate}
              onChange={({ target }) => set({ licensePlate: typedPlate(target.value) })}
            />
            <NamedChoice {...props} answer="brand" placeholder={texts.brandPlaceholder} list={brands} />
            <Field
              {...typing}
              label={texts.model}
              help={texts.modelHelp}
              inputMode="numeric"
              most={lettersMost.model}
              value={answers.model ?? ''}
              problem={wrong('model')}
              onChange={({ target }) => set({ model: target.value })}
            />
            <Registration {...props} />
          </look.Fields>
          <look.Cards
            legend={texts.service}
            isOptional
            help={answers.service ? undefined : words.toldLater}
            cards={services}
            value={answers.service}
            problem={wrong('service')}
            onChange={(chosen) => set({ service: vehicleServiceWords.find((word) => word === chosen) })}
          />
          <look.Photos
            label={texts.images}
            help={texts.imagesHelp}
            most={picturesMost.vehicle}
            value={answers.images ?? []}
            problem={wrong('images')}
            onChange={(images) => set({ images })}
          />
        </div>
      )}
    </Answer>
  )
}

const units = (['Kg', 'Tn'] as const).map((value) => ({ value, label: texts.units[value] }))

/** A number, and beside it what it counts. */
const Capacity = ({ answers, set, wrong, look }: VehicleStepProps) => {
  const capacity = answers.capacity ?? { value: '', unit: '' }
  return (
    <>
      <TypedNumberField
        label={texts.capacity}
        kind={measureKind('capacity', capacity.unit)}
        text={capacity.value}
        problem={wrong('capacity')}
        onText={(value) => set({ capacity: { ...capacity, value } })}
      />
      <look.Choice
        label={texts.unit}
        placeholder={texts.unitPlaceholder}
        options={units}
        value={capacity.unit || undefined}
        onChange={(chosen) => set({ capacity: { ...capacity, unit: chosen === 'Kg' ? 'Kg' : 'Tn' } })}
      />
    </>
  )
}

export const Specs = (props: VehicleStepProps) => {
  const { answers, set, wrong, look } = props
  const read = both(
    useRead(api.catalogues.vehicleTypes, {}, catalogue),
    useRead(api.catalogues.bodyWorks, {}, catalogue),
  )
  return (
    <Answer of={read} wait="cards">
      {([groups, bodies]) => (
        <div className={styles.stack}>
          <VehicleTypeCards
            Cards={look.Cards}
            legend={texts.type}
            types={groups[0]?.children ?? []}
            hint={texts.typeHint}
            value={answers.vehicleType?.id}
            problem={wrong('vehicleType')}
            onChoose={({ id, key, name, needsTrailer }) =>
              set({ vehicleType: { id, key, name, needsTrailer } })
            }
          />
          <look.Fields>
            {answers.vehicleType?.needsTrailer && (
              <Field
                {...typing}
                label={texts.trailerPlate}
                help={texts.trailerPlateHelp}
                most={lettersMost.plate}
                value={answers.trailerPlate ?? ''}
                problem={wrong('trailerPlate')}
                onChange={({ target }) => set({ trailerPlate: target.value.toUpperCase() })}
              />
            )}
            <NamedChoice {...props} answer="bodyWork" placeholder={texts.bodyWorkPlaceholder} list={bodies} />
            <Capacity {...props} />
          </look.Fields>
        </div>
      )}
    </Answer>
  )
}
