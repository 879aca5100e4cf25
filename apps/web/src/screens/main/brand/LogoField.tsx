import { logoMostBytes } from '@arriero/domain/typed/limits'
import { type ChangeEvent, useRef, useState } from 'react'
import { Button } from '#shared/plain/Button.tsx'
import { FormField } from '#shared/plain/fields/FormField.tsx'
import { type ImageRules, whyRefused } from '#shared/ui/images/image-rules.ts'
import { useChosen } from '#shared/unsaved/use-chosen.ts'
import { brandScreenTexts as texts } from './brand-screen.texts.ts'
import styles from './brand.module.css'

const rules: ImageRules = {
  types: ['image/png', 'image/jpeg'],
  mostBytes: logoMostBytes,
  wrongType: texts.logoType,
  tooLarge: texts.logoSize,
}

const readAsUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error(texts.logoType)),
    )
    reader.addEventListener('error', () => reject(new Error(texts.logoType)))
    reader.readAsDataURL(file)
  })

interface LogoFieldProps {
  /** An address or a data URL; null: none. */
  logo: string | null
  problem: string | undefined
  onChange: (logo: string | null) => void
}

export const LogoField = ({ logo, problem, onChange }: LogoFieldProps) => {
  const file = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string>()
  const mark = useChosen({ label: texts.logo, files: logo === null ? [] : [logo] })
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    if (!chosen) return
    const why = whyRefused(chosen, rules)
    setRefusal(why)
    if (why === undefined) onChange(await readAsUrl(chosen))
    target.value = ''
  }
  return (
    <FormField label={texts.logo} help={texts.logoHelp} problem={refusal ?? problem}>
      {({ id, 'aria-describedby': describedBy }) => (
        <div {...mark} className={styles.logo}>
          {logo !== null && <img className={styles.picture} src={logo} alt={texts.logo} />}
          <Button
            id={id}
            aria-label={texts.upload}
            aria-describedby={describedBy}
            icon="upload"
            onClick={() => file.current?.click()}
          >
            {texts.upload}
          </Button>
          {logo !== null && <Button onClick={() => onChange(null)}>{texts.removeLogo}</Button>}
          <input
            ref={file}
            type="file"
            hidden
            aria-label={texts.logo}
            accept={rules.types.join(',')}
            onChange={(event) => void take(event)}
          />
        </div>
      )}
    </FormField>
  )
}
