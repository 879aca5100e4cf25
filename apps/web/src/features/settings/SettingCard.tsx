import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { useMemo } from 'react'
import { updateErrorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import type { FieldOf } from '#shared/forms/form-spec.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { Card } from '#shared/plain/Card.tsx'
import { When } from '#shared/plain/values/When.tsx'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import { useToast } from '#shared/ui/use-toast.ts'
import { Statement } from '#shared/plain/values/Statement.tsx'
import { NumberField } from '#shared/plain/fields/NumberField.tsx'
import { isWithinRange, type ShownSettingKey, settingWords } from './shown-settings.ts'
import { settingsTexts as texts } from './settings.texts.ts'
import { settingExample } from './setting-example.ts'
import { settingField } from './setting-field.ts'
import styles from './settings.module.css'

interface SettingInputProps {
  settingKey: ShownSettingKey
  label: string
  help: string | undefined
  problem: string | undefined
  value: number | undefined
  /** Undefined for what cannot be read as its unit. */
  onChange: (value: number | undefined) => void
}

/** The figure of a rule, typed in its unit. */
const SettingInput = ({ settingKey, value, onChange, ...words }: SettingInputProps) => {
  const { kind, scale } = useMemo(() => settingField(settingKey), [settingKey])
  return (
    <NumberField
      {...words}
      kind={kind}
      value={value === undefined ? undefined : value / scale}
      onChange={(typed) => onChange(typed === undefined ? undefined : Math.round(typed * scale))}
    />
  )
}

const settingExampleViewTexts = texts.example

interface SettingExampleViewProps {
  settingKey: ShownSettingKey
  /** Undefined while what is typed cannot be set. */
  value: number | undefined
}

/** What the typed figure would come to, while it is typed. */
const SettingExampleView = ({ settingKey, value }: SettingExampleViewProps) => {
  const example = value === undefined ? undefined : settingExample(settingKey, value)
  return (
    <div className={styles.example} aria-live="polite">
      {example?.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {example && example.lines.length > 0 && (
        <Statement caption={settingExampleViewTexts.title} lines={example.lines} />
      )}
    </div>
  )
}

export type Setting = ReplyOf<typeof api.settings.all>['items'][number]

interface SettingCardProps {
  settingKey: ShownSettingKey
  setting: Setting
  /** Set, or refused because somebody else was first: what stands is read anew. */
  onChanged: () => void
}

const problemOf = (key: ShownSettingKey, value: number | undefined, setting: Setting): string | undefined => {
  if (value === undefined) return texts.required
  if (isWithinRange(key, value)) return undefined
  return texts.limits(settingWords(key, setting.least), settingWords(key, setting.most))
}

interface Typed {
  value: number | undefined
}

/** One figure of the rules: what it does, what it would come to, and setting it after one question. */
export const SettingCard = ({ settingKey: key, setting, onChanged }: SettingCardProps) => {
  const words = texts.each[key]
  const toast = useToast()
  const said = (amount: number) => settingWords(key, amount)
  const field: FieldOf<Typed['value'], Typed> = {
    kind: 'own',
    label: words.label,
    help: `${texts.limits(said(setting.least), said(setting.most))} ${texts.initial(said(setting.initial))}`,
    denial: (amount) => problemOf(key, amount, setting),
    draw: ({ label, help, problem, value: amount, set }) => (
      <SettingInput settingKey={key} {...{ label, help, problem }} value={amount} onChange={set} />
    ),
  }
  const empty: Typed = { value: setting.value }
  const form = useForm({
    act: useAct(api.settings.update),
    empty,
    fields: { value: field },
    mayGo: ({ value: amount }) => {
      if (amount === setting.value) toast.info(texts.unchanged)
      return amount !== setting.value
    },
    isAsked: true,
    input: ({ value: amount = setting.value }) => ({
      params: { key },
      body: { value: amount, before: setting.value },
    }),
    says: () => undefined,
    done: texts.done,
    onRefused: (error) => toast.error(updateErrorText(error)),
    onSettled: onChanged,
  })
  const { value } = form.values
  return (
    <Card title={words.title} aside={<strong className="tabular">{said(setting.value)}</strong>}>
      <p className={styles.help}>{words.help}</p>
      <DeskForm form={form} act={texts.saveOf(words.title)}>
        <DeskFields form={form} />
        <SettingExampleView
          settingKey={key}
          value={problemOf(key, value, setting) === undefined ? value : undefined}
        />
      </DeskForm>
      <p className={styles.note}>
        {setting.updatedAt === null ? (
          texts.never
        ) : (
          <>
            {texts.updatedAt}: <When at={setting.updatedAt} />
          </>
        )}
      </p>
      <ConfirmAct
        {...form.asking}
        title={texts.confirmTitle(words.title)}
        effect={
          <>
            <p>
              <strong>{texts.change(said(setting.value), said(value ?? setting.value))}</strong>
            </p>
            <p>{words.effect}</p>
          </>
        }
        act={texts.act(said(value ?? setting.value))}
      />
    </Card>
  )
}
