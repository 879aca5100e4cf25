import { api } from '@arriero/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Switch } from 'antd'
import { useState } from 'react'
import { Answer } from '#shared/api/Answer.tsx'
import { updateErrorText } from '#shared/api/error-text.ts'
import { keyOf, useAct, useRead } from '#shared/api/queries.ts'
import { Card } from '#shared/plain/Card.tsx'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { ruleSwitchTexts, type RuleKey } from './rule-switch.texts.ts'
import styles from './settings.module.css'

/** A rule that stands or does not, with what changing it does. Decisions §13, Security B3. */
export const RuleSwitch = ({ rule: key }: { rule: RuleKey }) => {
  const texts = ruleSwitchTexts.each[key]
  const client = useQueryClient()
  const toast = useToast()
  const read = useRead(api.settings.all, {})
  const update = useAct(api.settings.update)
  const [isAsking, setAsking] = useState(false)
  const rule = read.data?.items.find((one) => one.key === key)
  const isOn = rule?.value === 1
  const change = () =>
    update.mutate(
      { params: { key }, body: { value: isOn ? 0 : 1, before: isOn ? 1 : 0 } },
      {
        onSuccess: () => toast.success(ruleSwitchTexts.done),
        onError: (error) => toast.error(updateErrorText(error)),
        onSettled: () => {
          setAsking(false)
          void read.refetch()
          void client.invalidateQueries({ queryKey: keyOf(api.settings.history) })
        },
      },
    )
  return (
    <Card title={texts.title}>
      <p className={styles.help}>{texts.help}</p>
      <Answer of={read} wait={{ shape: 'lines', count: 2 }}>
        {() => (
          <label className={styles.switch}>
            <Switch checked={isOn} onChange={() => setAsking(true)} aria-label={texts.label} />
            <span>
              <strong>{texts.label}</strong>
              <br />
              {isOn ? texts.isOn : texts.isOff}
            </span>
          </label>
        )}
      </Answer>
      <ConfirmAct
        isOpen={isAsking}
        title={texts.confirmTitle}
        effect={<p>{isOn ? texts.toOff : texts.toOn}</p>}
        act={isOn ? texts.turnOff : texts.turnOn}
        isBusy={update.isPending}
        onConfirm={change}
        onClose={() => setAsking(false)}
      />
    </Card>
  )
}
