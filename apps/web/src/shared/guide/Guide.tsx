import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Answer } from '#shared/api/Answer.tsx'
import { Icon } from '#shared/drawings/Icon.tsx'
import { Card } from '#shared/plain/Card.tsx'
import { guideTexts } from './guide.texts.ts'
import type { GuideReading, GuideStep } from './guide-step.ts'
import styles from './Guide.module.css'

interface GuideProps {
  steps: readonly GuideStep[]
  reading: GuideReading
  /** Where the guide may be put away before it is done. */
  onSkip?: () => void
}

const Step = ({ step, number, link }: { step: GuideStep; number: number; link: ReactNode }) => (
  <li className={styles.step} data-done={step.isDone || undefined}>
    <span className={styles.number} aria-hidden="true">
      {step.isDone ? <Icon name="check" sizePx={18} /> : number}
    </span>
    <div>
      <h3 className={styles.title}>
        {step.title}
        {step.isDone && <span className="visually-hidden"> ({guideTexts.done})</span>}
      </h3>
      <p className={styles.text}>{step.text}</p>
      {link}
    </div>
  </li>
)

/** A few steps, the next one with its way in. */
export const Guide = ({ steps, reading, onSkip }: GuideProps) => {
  const next = steps.findIndex(({ isDone }) => !isDone)
  const doneCount = steps.filter(({ isDone }) => isDone).length
  return (
    <Card
      title={guideTexts.title}
      aside={
        reading.data && (
          <span className={styles.aside}>
            <span className="tabular">{guideTexts.progress(doneCount, steps.length)}</span>
            {onSkip && (
              <button type="button" className={styles.skip} onClick={onSkip}>
                {guideTexts.skip}
              </button>
            )}
          </span>
        )
      }
    >
      <div className={styles.body}>
        <Answer of={reading} wait={{ shape: 'detail', count: 3 }} failed={guideTexts.failed}>
          {() => (
            <ol className={styles.steps}>
              {steps.map((step, index) => (
                <Step
                  key={step.title}
                  step={step}
                  number={index + 1}
                  link={
                    index === next &&
                    step.path && (
                      <Link to={step.path} className={styles.act}>
                        {step.act} <Icon name="arrowRight" />
                      </Link>
                    )
                  }
                />
              ))}
            </ol>
          )}
        </Answer>
      </div>
    </Card>
  )
}
