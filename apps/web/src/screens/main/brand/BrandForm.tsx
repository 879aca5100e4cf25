import { api } from '@arriero/contract'
import { Button } from 'antd'
import { useState } from 'react'
import { errorText, fieldTexts } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { LineInput } from '#shared/forms/LineInput.tsx'
import { Card } from '#shared/plain/Card.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import {
  type BrandDraft,
  brandBodyOf,
  brandProblemsOf,
  draftOf,
  type KeptBrand,
  lookOf,
  ownColors,
} from './brand-draft.ts'
import { brandScreenTexts as texts } from './brand-screen.texts.ts'
import { BrandSample } from './BrandSample.tsx'
import { ColorField } from './ColorField.tsx'
import { LogoField } from './LogoField.tsx'
import styles from './brand.module.css'

const nameMax = 40

/** Name, colours, logo; beside them what they come to, before anybody else sees it. */
export const BrandForm = ({ brand, onSaved }: { brand: KeptBrand; onSaved: () => void }) => {
  const toast = useToast()
  const update = useAct(api.brand.update)
  const [draft, setDraft] = useState(() => draftOf(brand))
  const problems = { ...brandProblemsOf(draft), ...fieldTexts(update.error) }
  const look = lookOf(draft, brand)
  const change = (changes: Partial<BrandDraft>) => {
    setDraft((before) => ({ ...before, ...changes }))
    if (update.isError) update.reset()
  }
  const submit = () => {
    if (Object.keys(brandProblemsOf(draft)).length > 0) return
    update.mutate(
      { body: brandBodyOf(draft) },
      {
        onSuccess: () => {
          toast.success(texts.saved)
          onSaved()
        },
      },
    )
  }
  return (
    <>
      <Card title={texts.form}>
        <ActForm
          act={texts.save}
          isBusy={update.isPending}
          problem={update.isError ? errorText(update.error) : undefined}
          onSubmit={submit}
        >
          <FormField label={texts.name} problem={problems['name']}>
            {(control) => (
              <LineInput
                {...control}
                size="large"
                most={nameMax}
                value={draft.name}
                onChange={({ target }) => change({ name: target.value })}
              />
            )}
          </FormField>
          <ColorField
            label={texts.color}
            help={texts.colorHelp}
            value={draft.color}
            problem={problems['color']}
            onChange={(color) => change({ color })}
          />
          <ColorField
            label={texts.accent}
            help={texts.accentHelp}
            value={draft.accent}
            problem={problems['accent']}
            onChange={(accent) => change({ accent })}
          />
          <Button onClick={() => change(ownColors)}>{texts.own}</Button>
          <LogoField logo={look.logo} problem={problems['logo']} onChange={(logo) => change({ logo })} />
        </ActForm>
      </Card>
      <Card title={texts.preview}>
        <p className={styles.help}>{texts.previewHelp}</p>
        <BrandSample look={look} mode="light" />
        <BrandSample look={look} mode="dark" />
      </Card>
    </>
  )
}
