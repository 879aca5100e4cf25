import { lettersMost } from '@arriero/domain/typed/limits'
import { api } from '@arriero/contract'
import { useQueryClient } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { Answer } from '#shared/api/Answer.tsx'
import { keyOf, useRead, useAct } from '#shared/api/queries.ts'
import { readHouseLook } from '#shared/brand/read-house-look.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { Button } from '#shared/plain/Button.tsx'
import { Card } from '#shared/plain/Card.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import type { FieldOf } from '#shared/forms/form-spec.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { BrandSign } from '#shared/brand/BrandSign.tsx'
import { type HouseLook, paletteFor } from '#shared/brand/house-look.ts'
import type { ColorMode } from '#shared/tokens.ts'
import { FormField } from '#shared/plain/fields/FormField.tsx'
import { LineInput } from '#shared/plain/fields/LineInput.tsx'
import { brandScreenTexts as texts } from './brand-screen.texts.ts'
import {
  type BrandDraft,
  brandBodyOf,
  brandProblemsOf,
  draftOf,
  type KeptBrand,
  lookOf,
  ownColors,
} from './brand-draft.ts'
import { LogoField } from './LogoField.tsx'
import styles from './brand.module.css'

interface ColorFieldProps {
  label: string
  help: string
  value: string
  problem: string | undefined
  onChange: (color: string) => void
}

const form = /^#[0-9a-f]{6}$/i
const nothing = '#000000'

/** A colour by the browser's own picker, or typed. */
const ColorField = ({ label, help, value, problem, onChange }: ColorFieldProps) => (
  <FormField label={label} help={help} problem={problem}>
    {(control) => (
      <div className={styles.color}>
        <input
          type="color"
          className={styles.swatch}
          aria-label={texts.pick(label)}
          value={form.test(value) ? value : nothing}
          onChange={({ target }) => onChange(target.value)}
        />
        <span>
          <LineInput {...control} value={value} onChange={({ target }) => onChange(target.value)} />
        </span>
      </div>
    )}
  </FormField>
)

/** How the draft looks in a mode; a picture, nothing to press. */
const BrandSample = ({ look, mode }: { look: HouseLook; mode: ColorMode }) => {
  const palette = paletteFor(mode, look)
  const colors = {
    '--sample-surface': palette.surface,
    '--sample-text': palette.text,
    '--sample-primary': palette.primary,
    '--sample-on-primary': palette.onPrimary,
    '--sample-soft': palette.primarySoft,
  } as CSSProperties
  return (
    <div className={styles.sample} style={colors} role="img" aria-label={texts[mode]}>
      <span className={styles.name}>
        <BrandSign logo={look.logo} sizePx={30} />
        {look.name}
      </span>
      <span className={styles.row}>
        <span className={styles.button}>{texts.button}</span>
        <span className={styles.link}>{texts.link}</span>
        <span className={styles.chosen}>{texts.chosen}</span>
      </span>
    </div>
  )
}

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
const BrandForm = ({ brand, onSaved }: { brand: KeptBrand; onSaved: () => void }) => {
  const form = useForm({
    act: useAct(api.brand.update),
    empty: draftOf(brand),
    fields: {
      name: { kind: 'text', label: texts.name, most: lettersMost.brand, isLive: true },
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

const Gaps = ({ gaps }: { gaps: readonly string[] }) => (
  <Card title={texts.gaps}>
    <p className={styles.help}>{gaps.length === 0 ? texts.gapsNone : texts.gapsHelp}</p>
    <ul className={styles.gaps}>
      {gaps.map((gap) => (
        <li key={gap} className={styles.gap}>
          <Icon name="alert" sizePx={18} /> {gap}
        </li>
      ))}
    </ul>
  </Card>
)

const Body = () => {
  const client = useQueryClient()
  const read = useRead(api.brand.read, {})
  const readAgain = () => {
    void read.refetch()
    void client.invalidateQueries({ queryKey: keyOf(api.brand.open) }).then(readHouseLook)
  }
  return (
    <Answer of={read} wait={{ shape: 'cards', count: 2 }}>
      {(brand) => (
        <div className={styles.columns}>
          {/* What is typed begins anew with each brand that comes into force. */}
          <BrandForm key={brand.updatedAt ?? ''} brand={brand} onSaved={readAgain} />
          <Gaps gaps={brand.gaps} />
        </div>
      )}
    </Answer>
  )
}

/** Name, colours and logo of the house, and what its installation lacks. */
export default function BrandScreen() {
  return (
    <>
      <PageHead title={texts.title} help={texts.help} />
      <Body />
    </>
  )
}
