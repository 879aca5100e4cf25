import { api } from '@arriero/contract'
import { Answer } from '#shared/api/Answer.tsx'
import { updateErrorText } from '#shared/api/error-text.ts'
import { useAct, useRead } from '#shared/api/queries.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { Card } from '#shared/plain/Card.tsx'
import { Switch } from '#shared/plain/fields/Switch.tsx'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import { ruleSwitchTexts, type RuleKey } from './rule-switch.texts.ts'
import styles from './settings.module.css'

/** A rule that stands or does not, with what changing it does. Decisions §13, Security B3. */
export const RuleSwitch = ({ rule: key }: { rule: RuleKey }) => {
  const texts = ruleSwitchTexts.each[key]
  const read = useRead(api.settings.all, {})
  const rule = read.data?.items.find((one) => one.key === key)
  const isOn = rule?.value === 1
  const change = useToldAct({
    act: useAct(api.settings.update),
    input: { params: { key }, body: { value: isOn ? 0 : 1, before: isOn ? 1 : 0 } },
    says: updateErrorText,
    done: ruleSwitchTexts.done,
    refreshes: [api.settings.all, api.settings.history],
  })
  return (
    <Card title={texts.title}>
      <p className={styles.help}>{texts.help}</p>
      <Answer of={read} wait={{ shape: 'lines', count: 2 }}>
        {() => (
          <label className={styles.switch}>
            <Switch isOn={isOn} onChange={change.ask} label={texts.label} />
            <span>
              <strong>{texts.label}</strong>
              <br />
              {isOn ? texts.isOn : texts.isOff}
            </span>
          </label>
        )}
      </Answer>
      <ConfirmAct
        {...change.asking}
        title={texts.confirmTitle}
        effect={<p>{isOn ? texts.toOff : texts.toOn}</p>}
        act={isOn ? texts.turnOff : texts.turnOn}
      />
    </Card>
  )
}
