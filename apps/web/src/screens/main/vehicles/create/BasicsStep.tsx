import { lettersMost, picturesMost } from '@arriero/domain/typed/limits'
import { photoRules, uploadPhoto } from '#shared/api/upload-photo.ts'
import { UploadImage } from '#shared/ui/images/UploadImage.tsx'
import { api } from '@arriero/contract'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { newVehicleTexts } from '#features/vehicles/new/new-vehicle.texts.ts'
import { useTakenPlate } from '#features/vehicles/new/taken-plate.ts'
import { plateLetters } from '@arriero/domain/vehicles/new-vehicle'
import { typedPlate } from '#features/vehicles/new/typed-plate.ts'
import type { VehicleAnswers } from '#features/vehicles/new/vehicle-answers.ts'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { DayInput } from '#shared/plain/fields/DayInput.tsx'
import { FormField } from '#shared/plain/fields/FormField.tsx'
import { useNow } from '#shared/use-now.ts'
import { wordsOf } from '#shared/wizard/problem-words.ts'
import type { StepBodyProps } from '#shared/wizard/Wizard.tsx'
import { ChoiceCards } from '#shared/ui/ChoiceCards.tsx'
import { NamedSelect } from './NamedSelect.tsx'
import { TextField } from './TextField.tsx'
import styles from './create.module.css'

const texts = newVehicleTexts.fields
const oldest = '1950-01-01'
const serviceWords = ['publico', 'particular'] as const

const Registration = ({ answers, problems, set }: StepBodyProps<VehicleAnswers>) => {
  const today = bogotaDay(new Date(useNow()))
  return (
    <FormField
      label={texts.registeredOn}
      help={texts.registeredOnHelp}
      problem={wordsOf(problems, 'registeredOn')}
      isOptional
    >
      {(control) => (
        <DayInput
          control={control}
          value={answers.registeredOn}
          first={oldest}
          last={today}
          onChange={(registeredOn) => set({ registeredOn })}
        />
      )}
    </FormField>
  )
}

/** What it is called and looks like. */
export const BasicsStep = (props: StepBodyProps<VehicleAnswers>) => {
  const { answers, problems, set } = props
  const takenPlate = useTakenPlate(answers.licensePlate)
  const read = useRead(api.catalogues.brands, {}, { staleTimeMs: 600_000 })

  return (
    <Answer of={read}>
      {(brands) => (
        <div className={styles.stack}>
          <UploadImage
            upload={uploadPhoto}
            rules={photoRules}
            hasCamera
            label={texts.images}
            help={texts.imagesHelp}
            value={answers.images ?? []}
            most={picturesMost.vehicle}
            problem={wordsOf(problems, 'images')}
            onChange={(images) => set({ images })}
          />
          <div className={styles.fields}>
            <TextField
              label={texts.licensePlate}
              help={texts.licensePlateHelp}
              value={answers.licensePlate}
              most={plateLetters}
              problem={wordsOf(problems, 'licensePlate') ?? takenPlate}
              onChange={(text) => set({ licensePlate: typedPlate(text) })}
            />
            <NamedSelect
              label={texts.brand}
              placeholder={texts.brandPlaceholder}
              list={brands}
              value={answers.brand}
              problem={wordsOf(problems, 'brand')}
              onChange={(brand) => set({ brand })}
            />
            <TextField
              label={texts.model}
              help={texts.modelHelp}
              value={answers.model}
              most={lettersMost.model}
              isNumber
              problem={wordsOf(problems, 'model')}
              onChange={(model) => set({ model })}
            />
            <Registration {...props} />
          </div>
          <ChoiceCards
            legend={texts.service}
            cards={serviceWords.map((word) => ({
              value: word,
              label: newVehicleTexts.services[word],
              hint: newVehicleTexts.serviceHelp[word],
            }))}
            value={answers.service}
            problem={wordsOf(problems, 'service')}
            onChange={(value) => set({ service: value === 'particular' ? 'particular' : 'publico' })}
          />
        </div>
      )}
    </Answer>
  )
}
