import { api } from '@arriero/contract'
import { Button } from 'antd'
import { useAct } from '#shared/api/queries.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import type { FieldOf } from '#shared/forms/form-spec.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { Card } from '#shared/plain/Card.tsx'
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

type Part<K extends keyof BrandDraft> = FieldOf<BrandDraft[K], BrandDraft>

const color = (label: string, help: string): Part<'color'> => ({
  kind: 'own',
  label,
  draw: ({ value, problem, set }) => <ColorField {...{ label, help, value, problem }} onChange={set} />,
})

const logoOf = (kept: KeptBrand): Part<'logo'> => ({
  kind: 'own',
  label: texts.logo,
  draw: ({ value, problem, set }) => (
    <LogoField logo={value === undefined ? kept.logo : value} problem={problem} onChange={set} />
  ),
})

/** Name, colours, logo; beside them what they come to, before anybody else sees it. */
export const BrandForm = ({ brand, onSaved }: { brand: KeptBrand; onSaved: () => void }) => {
  const form = useForm({
    act: useAct(api.brand.update),
    empty: draftOf(brand),
    fields: {
      name: { kind: 'text', label: texts.name, most: nameMax, isLive: true },
      color: { ...color(texts.color, texts.colorHelp), isLive: true },
      accent: { ...color(texts.accent, texts.accentHelp), isLive: true },
      logo: logoOf(brand),
    },
    judge: brandProblemsOf,
    input: (draft) => ({ body: brandBodyOf(draft) }),
    done: texts.saved,
    onDone: onSaved,
  })
  const look = lookOf(form.values, brand)
  return (
    <>
      <Card title={texts.form}>
        <DeskForm form={form} act={texts.save}>
          <DeskFields form={form} only={['name', 'color', 'accent']} />
          <Button onClick={() => form.set(ownColors)}>{texts.own}</Button>
          <DeskFields form={form} only={['logo']} />
        </DeskForm>
      </Card>
      <Card title={texts.preview}>
        <p className={styles.help}>{texts.previewHelp}</p>
        <BrandSample look={look} mode="light" />
        <BrandSample look={look} mode="dark" />
      </Card>
    </>
  )
}
