import { lettersMost } from '@arriero/domain/typed/limits'
import { errorTexts } from '@arriero/contract/es/errors'
import { useState } from 'react'
import {
  contactProblem,
  hoursLines,
  isSaid,
  noContact,
  type ContactAnswer,
} from '#features/saved-places/contact.ts'
import { savedPlacesTexts } from '#features/saved-places/saved-places.texts.ts'
import { Button } from '#shared/plain/Button.tsx'
import { FormField } from '#shared/plain/fields/FormField.tsx'
import { LineInput } from '#shared/plain/fields/LineInput.tsx'
import { WordsInput } from '#shared/plain/fields/WordsInput.tsx'
import { createTexts } from './create.texts.ts'
import styles from './create.module.css'

const { fields: words } = savedPlacesTexts
const texts = createTexts.contact

interface EndContactProps {
  /** Of which end, as a person reads it. */
  end: string
  value: ContactAnswer | undefined
  onChange: (contact: ContactAnswer) => void
}

const Fields = ({ value = noContact, onChange }: EndContactProps) => {
  const problem = contactProblem(value)
  return (
    <>
      <FormField label={words.contactName} isOptional>
        {(control) => (
          <LineInput
            {...control}
            autoComplete="off"
            value={value.contactName}
            most={lettersMost.name}
            onChange={({ target }) => onChange({ ...value, contactName: target.value })}
          />
        )}
      </FormField>
      <FormField label={words.contactPhone} isOptional problem={problem && errorTexts[problem]}>
        {(control) => (
          <LineInput
            {...control}
            type="tel"
            autoComplete="off"
            value={value.contactPhone}
            most={lettersMost.cellPhone}
            onChange={({ target }) => onChange({ ...value, contactPhone: target.value })}
          />
        )}
      </FormField>
      <FormField label={words.instructions} isOptional help={texts.instructionsHelp}>
        {(control) => (
          <WordsInput
            control={control}
            rows={2}
            value={value.instructions}
            onChange={(instructions) => onChange({ ...value, instructions })}
          />
        )}
      </FormField>
      {hoursLines(value.hours).map((line) => (
        <p key={line} className={styles.note}>
          {line}
        </p>
      ))}
    </>
  )
}

/** Whom to ask for at an end: out of the way until somebody wants to say it. */
export const EndContact = (props: EndContactProps) => {
  const { end, value } = props
  const [isWanted, setWanted] = useState(false)
  if (isWanted || (value && isSaid(value))) return <Fields {...props} />
  return (
    <Button kind="quiet" icon="phone" onClick={() => setWanted(true)}>
      {texts.add(end)}
    </Button>
  )
}
