import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { useState } from 'react'
import { updateErrorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { Card } from '#shared/plain/Card.tsx'
import { When } from '#shared/plain/When.tsx'
import { ConfirmAct } from '#shared/ui/ConfirmAct.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { isWithinRange, type MoneySettingKey, settingWords } from './money-settings.ts'
import { SettingExampleView } from './SettingExampleView.tsx'
import { SettingInput } from './SettingInput.tsx'
import { settingsTexts as texts } from './settings.texts.ts'
import styles from './settings.module.css'

export type Setting = ReplyOf<typeof api.settings.all>['items'][number]

interface SettingCardProps {
  settingKey: MoneySettingKey
  setting: Setting
  /** Set, or refused because somebody else was first: what stands is read anew. */
  onChanged: () => void
}

const problemOf = (key: MoneySettingKey, value: number | undefined, setting: Setting): string | undefined => {
  if (value === undefined) return texts.required
  if (isWithinRange(key, value)) return undefined
  return texts.limits(settingWords(key, setting.least), settingWords(key, setting.most))
}

/** One figure of the rules: what it does, what it would come to, and setting it after one question. */
export const SettingCard = ({ settingKey: key, setting, onChanged }: SettingCardProps) => {
  const words = texts.each[key]
  const toast = useToast()
  const update = useAct(api.settings.update)
  const [value, setValue] = useState<number | undefined>(setting.value)
  const [wasTried, setTried] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const problem = problemOf(key, value, setting)
  const said = (amount: number) => settingWords(key, amount)
  const ask = () => {
    setTried(true)
    if (problem) return
    if (value === setting.value) toast.info(texts.unchanged)
    else setAsking(true)
  }
  const save = () => {
    if (value === undefined) return
    update.mutate(
      { params: { key }, body: { value, before: setting.value } },
      {
        onSuccess: () => toast.success(texts.done),
        onError: (error) => toast.error(updateErrorText(error)),
        onSettled: () => {
          setAsking(false)
          onChanged()
        },
      },
    )
  }
  return (
    <Card title={words.title} aside={<strong className="tabular">{said(setting.value)}</strong>}>
      <p className={styles.help}>{words.help}</p>
      <ActForm act={texts.saveOf(words.title)} isBusy={update.isPending} onSubmit={ask}>
        <SettingInput
          settingKey={key}
          label={words.label}
          help={`${texts.limits(said(setting.least), said(setting.most))} ${texts.initial(said(setting.initial))}`}
          problem={wasTried ? problem : undefined}
          value={value}
          onChange={setValue}
        />
        <SettingExampleView settingKey={key} value={problem ? undefined : value} />
      </ActForm>
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
        isOpen={isAsking}
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
        isBusy={update.isPending}
        onConfirm={save}
        onClose={() => setAsking(false)}
      />
    </Card>
  )
}
