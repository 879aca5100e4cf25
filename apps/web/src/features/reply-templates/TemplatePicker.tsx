import { api } from '@arriero/contract'
import { filledTemplate, openPlaces, placeMark, type TemplateFacts } from '@arriero/domain/support/templates'
import { useState } from 'react'
import { useRead } from '#shared/api/queries.ts'
import { Button } from '#shared/plain/Button.tsx'
import { FormField } from '#shared/plain/fields/FormField.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { replyTemplatesTexts as texts } from './reply-templates.texts.ts'
import styles from './reply-templates.module.css'

interface TemplatePickerProps {
  facts: TemplateFacts
  /** The words as the case fills them. */
  onBring: (words: string) => void
}

/** Chooses a template, shows what it says of this case, and brings it into the answer. */
export const TemplatePicker = ({ facts, onBring }: TemplatePickerProps) => {
  const { data } = useRead(api.replyTemplates.all, {})
  const [chosen, setChosen] = useState<string>()
  const templates = data?.items ?? []
  const template = templates.find(({ _id }) => _id === chosen)
  if (data && templates.length === 0) return null
  const words = template && filledTemplate(template.body, facts)
  const missing = words === undefined ? [] : openPlaces(words)
  return (
    <div className={styles.picker}>
      <FormField label={texts.label} help={texts.help} isOptional>
        {(control) => (
          <Select
            {...control}
            value={chosen}
            options={templates.map(({ _id, name }) => ({ value: _id, label: name }))}
            onChange={setChosen}
            onClear={() => setChosen(undefined)}
            placeholder={texts.hint}
            hasSearch
          />
        )}
      </FormField>
      {words !== undefined && (
        <section className={styles.preview} aria-label={texts.preview}>
          <p className={styles.words}>{words}</p>
          {missing.length > 0 && (
            <p className={styles.missing}>{texts.missing(missing.map(placeMark).join(', '))}</p>
          )}
          <Button
            size="small"
            onClick={() => {
              onBring(words)
              setChosen(undefined)
            }}
          >
            {texts.bring}
          </Button>
          <small className={styles.muted}>{texts.replaces}</small>
        </section>
      )}
    </div>
  )
}
