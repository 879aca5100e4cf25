import { Progress, Steps } from 'antd'
import { cloneElement, type ComponentType, type ReactElement } from 'react'
import { NeedsLine } from '#shared/line/NeedsLine.tsx'
import { useIsPhone } from '#shared/media.ts'
import { Button } from '#shared/plain/Button.tsx'
import { type Detail, DetailList } from '#shared/plain/values/DetailList.tsx'
import { Form } from '#shared/unsaved/Form.tsx'
import { useFocusOnChange } from './use-focus-on-change.ts'
import { type OnFinish, useWizard, type WizardRun } from './use-wizard.ts'
import type { Problems, StepPlan } from './wizard.ts'
import { wizardTexts } from './wizard.texts.ts'
import styles from './Wizard.module.css'

export interface StepBodyProps<Answers extends object> {
  answers: Partial<Answers>
  /** Field → code; the body puts its words under the field. */
  problems: Problems
  set: (given: Partial<Answers>) => void
}

export interface WizardStep<Answers extends object> extends StepPlan<Answers> {
  Body: ComponentType<StepBodyProps<Answers>>
}

interface WizardProps<Answers extends object> {
  name: string
  steps: readonly WizardStep<Answers>[]
  initial?: Partial<Answers>
  /** Answers that only this page remembers, a password for one. */
  unsaved?: readonly (keyof Answers & string)[]
  /** What was chosen so far, beside the step (below it on a phone). */
  summary: (answers: Partial<Answers>) => readonly Detail[]
  /** What the summary is called; left out = what was chosen so far. */
  summaryTitle?: string
  /** The verb of the last button: "Solicitar servicio", "Pagar $2.618.000". */
  finishLabel: (answers: Partial<Answers>) => string
  /** Where it leads once the server took it; left out where `onFinish` leads on by itself. */
  doneAt?: string
  onFinish: OnFinish<Answers>
}

/** The one shell of all wizards: steps above, body, summary, one primary button. */
export const Wizard = <Answers extends object>(props: WizardProps<Answers>) => {
  const { steps, summary, summaryTitle = wizardTexts.summary, finishLabel } = props
  const run = useWizard(props)
  const { state, step, problems, isLast, isBusy } = run
  const heading = useFocusOnChange(step.key, problems)
  const Body = steps.find(({ key }) => key === step.key)?.Body
  const chosen = summary(state.answers)
  return (
    <Form
      isKept
      className={styles.wizard}
      onSubmit={(event) => {
        event.preventDefault()
        run.forward()
      }}
    >
      <StepsHead steps={steps} run={run} />
      <div className={styles.columns}>
        <div className={styles.body}>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {step.title}
          </h2>
          {Body && <Body answers={state.answers} problems={problems} set={run.set} />}
        </div>
        <aside className={styles.summary} aria-label={summaryTitle}>
          <h3 className={styles.summaryTitle}>{summaryTitle}</h3>
          {chosen.length > 0 ? <DetailList details={chosen} /> : <p>{wizardTexts.nothingYet}</p>}
        </aside>
      </div>
      {isLast && <NeedsLine />}
      <div className={styles.buttons}>
        {state.trail.length > 1 && (
          <Button onClick={run.back} disabled={isBusy}>
            {wizardTexts.back}
          </Button>
        )}
        <Button kind="primary" type="submit" isBusy={isBusy}>
          {isLast ? finishLabel(state.answers) : wizardTexts.next}
        </Button>
      </div>
    </Form>
  )
}

interface StepsHeadProps<Answers extends object> {
  steps: readonly WizardStep<Answers>[]
  run: WizardRun<Answers>
}

const StepsHead = <Answers extends object>({ steps, run }: StepsHeadProps<Answers>) => {
  const isPhone = useIsPhone()
  const place = steps.findIndex(({ key }) => key === run.step.key)
  if (isPhone) {
    const progress = wizardTexts.progress(place + 1, steps.length)
    return (
      <div className={styles.phoneSteps}>
        <span>{progress}</span>
        <Progress
          percent={((place + 1) / steps.length) * 100}
          showInfo={false}
          size="small"
          aria-label={progress}
        />
      </div>
    )
  }
  return (
    <Steps
      current={place}
      size="small"
      onChange={(index) => run.goTo(steps[index]?.key ?? '')}
      iconRender={(icon) =>
        cloneElement(icon as ReactElement<{ 'aria-hidden': true }>, { 'aria-hidden': true })
      }
      items={steps.map(({ key, title }) => ({
        title,
        // Seen by its colour.
        ...(key === run.step.key && { 'aria-current': 'step' }),
        disabled: run.isBusy || !run.state.trail.includes(key),
      }))}
    />
  )
}
