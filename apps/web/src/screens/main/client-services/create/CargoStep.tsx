import { lettersMost, picturesMost } from '@arriero/domain/typed/limits'
import { api } from '@arriero/contract'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { photoRules, uploadPhoto } from '#shared/api/upload-photo.ts'
import { WordsInput } from '#shared/plain/fields/WordsInput.tsx'
import { FormField } from '#shared/plain/fields/FormField.tsx'
import { UploadImage } from '#shared/ui/images/UploadImage.tsx'
import type { StepBodyProps } from '#shared/wizard/Wizard.tsx'
import { ChoiceCards } from '#shared/ui/ChoiceCards.tsx'
import { createTexts } from './create.texts.ts'
import type { ServiceAnswers } from './service-answers.ts'
import { wordsOf } from '#shared/wizard/problem-words.ts'
import styles from './create.module.css'

const texts = createTexts.cargo

export const CargoStep = ({ answers, problems, set }: StepBodyProps<ServiceAnswers>) => {
  const read = useRead(api.catalogues.typeLoads, {}, { staleTimeMs: 600_000 })

  return (
    <Answer of={read}>
      {(types) => (
        <div className={styles.stack}>
          <ChoiceCards
            legend={texts.type}
            cards={types.map(({ id, name }) => ({ value: id, label: name }))}
            value={answers.typeLoad?.id}
            problem={wordsOf(problems, 'typeLoad')}
            onChange={(id) => {
              const chosen = types.find((type) => type.id === id)
              if (chosen) set({ typeLoad: { id, name: chosen.name, key: chosen.key } })
            }}
          />
          <UploadImage
            label={texts.images}
            value={answers.images ?? []}
            onChange={(images) => set({ images })}
            upload={uploadPhoto}
            rules={photoRules}
            most={picturesMost.cargo}
            hasCamera
            isOptional
            help={texts.imagesHelp}
          />
          <FormField label={texts.description} isOptional help={texts.descriptionHelp}>
            {(control) => (
              <WordsInput
                control={control}
                value={answers.description ?? ''}
                onChange={(description) => set({ description })}
                most={lettersMost.cargo}
                rows={4}
              />
            )}
          </FormField>
        </div>
      )}
    </Answer>
  )
}
