import { habeasDataRequests, pqrTypeTexts, pqrTypes } from '@arriero/contract/es/support'
import { Radio } from 'antd'
import { useId } from 'react'
import type { PqrDraft } from './new-pqr.ts'
import { supportTexts } from './support.texts.ts'
import styles from './forms.module.css'

const texts = supportTexts.form

interface TypeFieldsProps {
  draft: PqrDraft
  onChange: (changes: Partial<PqrDraft>) => void
}

/** What kind of request it is; of one's data also what is wanted, since the terms differ. */
export const TypeFields = ({ draft, onChange }: TypeFieldsProps) => {
  const id = useId()
  return (
    <>
      <div className={styles.choice}>
        <span id={id} className={styles.label}>
          {supportTexts.type}
        </span>
        <Radio.Group
          aria-labelledby={id}
          value={draft.type}
          onChange={({ target }) => onChange({ type: target.value as PqrDraft['type'] })}
          options={pqrTypes.map((type) => ({ value: type, label: pqrTypeTexts[type] }))}
        />
        <p className={styles.help}>{texts.typeHelp[draft.type]}</p>
      </div>
      {draft.type === 'Habeas data' && (
        <div className={styles.choice}>
          <span id={`${id}-data`} className={styles.label}>
            {texts.habeasData}
          </span>
          <Radio.Group
            aria-labelledby={`${id}-data`}
            className={styles.lines}
            value={draft.habeasData}
            onChange={({ target }) => onChange({ habeasData: target.value as PqrDraft['habeasData'] })}
            options={habeasDataRequests.map((wanted) => ({
              value: wanted,
              label: texts.habeasDataOptions[wanted],
            }))}
          />
        </div>
      )}
    </>
  )
}
