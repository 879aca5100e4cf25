/** The wizard's first two steps, on a phone. Spec §2 "Vehicle creation wizard", decisions §12. */
import { lettersMost, picturesMost } from '@arriero/domain/typed/limits'
import { api } from '@arriero/contract'
import { vehicleServiceWords } from '@arriero/contract/vehicles/vehicles'
import { newVehicleTexts as words } from '#features/vehicles/new/new-vehicle.texts.ts'
import { useTakenPlate } from '#features/vehicles/new/taken-plate.ts'
import { plateLetters } from '@arriero/domain/vehicles/new-vehicle'
import { typedPlate } from '#features/vehicles/new/typed-plate.ts'
import { useRead } from '#shared/api/queries.ts'
import type { Option } from '#shared/forms/form-spec.ts'
import { formatWeight } from '#shared/format.ts'
import { measureKind } from '#shared/numbers/measure-kind.ts'
import { Choice } from '#shared/plain/fields/Choice.tsx'
import { Field } from '#shared/plain/fields/Field.tsx'
import { TypedNumberField } from '#shared/plain/fields/NumberField.tsx'
import { Pictures } from './Pictures.tsx'
import { Day, type BodyProps } from './vehicle-body.tsx'

const texts = words.fields

const namedIn = (list: readonly { _id: string; name: string }[], wanted: Option | undefined) => {
  const chosen = list.find(({ _id }) => _id === wanted)
  return chosen && { id: chosen._id, name: chosen.name }
}

export const Basics = (props: BodyProps) => {
  const { answers, set, wrong } = props
  const takenPlate = useTakenPlate(answers.licensePlate)
  const { data: brands = [] } = useRead(api.catalogues.brands, {})
  return (
    <>
      <Field
        label={texts.licensePlate}
        help={texts.licensePlateHelp}
        most={plateLetters}
        autoCapitalize="characters"
        value={answers.licensePlate ?? ''}
        problem={wrong('licensePlate') ?? takenPlate}
        onChange={({ target }) => set({ licensePlate: typedPlate(target.value) })}
      />
      <Choice
        label={texts.brand}
        options={brands.map(({ _id, name }) => ({ value: _id, label: name }))}
        value={answers.brand?.id}
        problem={wrong('brand')}
        onChange={(id) => set({ brand: namedIn(brands, id) })}
      />
      <Field
        label={texts.model}
        help={texts.modelHelp}
        inputMode="numeric"
        most={lettersMost.model}
        value={answers.model ?? ''}
        problem={wrong('model')}
        onChange={({ target }) => set({ model: target.value })}
      />
      <Choice
        label={texts.service}
        isOptional
        help={answers.service ? words.serviceHelp[answers.service] : words.toldLater}
        options={vehicleServiceWords.map((word) => ({ value: word, label: words.services[word] }))}
        value={answers.service}
        problem={wrong('service')}
        onChange={(chosen) => set({ service: vehicleServiceWords.find((word) => word === chosen) })}
      />
      <Day
        {...props}
        label={texts.registeredOn}
        help={texts.registeredOnHelp}
        answer="registeredOn"
        isOptional
      />
      <Pictures
        label={texts.images}
        most={picturesMost.vehicle}
        value={answers.images ?? []}
        problem={wrong('images')}
        onChange={(images) => set({ images })}
      />
    </>
  )
}

const units = ['Kg', 'Tn'] as const

export const Specs = ({ answers, set, wrong }: BodyProps) => {
  const { data: groups = [] } = useRead(api.catalogues.vehicleTypes, {})
  const { data: bodies = [] } = useRead(api.catalogues.bodyWorks, {})
  const types = groups[0]?.children ?? []
  const type = types.find(({ id }) => id === answers.vehicleType?.id)
  const capacity = answers.capacity ?? { value: '', unit: '' as const }
  const chooseType = (wanted: Option | undefined) => {
    const chosen = types.find((one) => one.id === wanted)
    if (!chosen) return
    const { id, name, key, needsTrailer } = chosen
    set({ vehicleType: { id, name, key, needsTrailer } })
  }
  return (
    <>
      <Choice
        label={texts.type}
        help={type && texts.typeHint(formatWeight(type.payloadHintKg))}
        options={types.map(({ id, name }) => ({ value: id, label: name }))}
        value={answers.vehicleType?.id}
        problem={wrong('vehicleType')}
        onChange={chooseType}
      />
      {answers.vehicleType?.needsTrailer && (
        <Field
          label={texts.trailerPlate}
          help={texts.trailerPlateHelp}
          most={lettersMost.plate}
          autoCapitalize="characters"
          value={answers.trailerPlate ?? ''}
          problem={wrong('trailerPlate')}
          onChange={({ target }) => set({ trailerPlate: target.value.toUpperCase() })}
        />
      )}
      <Choice
        label={texts.bodyWork}
        options={bodies.map(({ _id, name }) => ({ value: _id, label: name }))}
        value={answers.bodyWork?.id}
        problem={wrong('bodyWork')}
        onChange={(id) => set({ bodyWork: namedIn(bodies, id) })}
      />
      <TypedNumberField
        label={texts.capacity}
        kind={measureKind('capacity', capacity.unit)}
        text={capacity.value}
        problem={wrong('capacity')}
        onText={(value) => set({ capacity: { ...capacity, value } })}
      />
      <Choice
        label={texts.unit}
        options={units.map((unit) => ({ value: unit, label: texts.units[unit] }))}
        value={capacity.unit}
        onChange={(chosen) =>
          set({ capacity: { ...capacity, unit: units.find((unit) => unit === chosen) ?? '' } })
        }
      />
    </>
  )
}
