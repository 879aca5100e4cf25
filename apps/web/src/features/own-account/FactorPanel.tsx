import { api } from '@arriero/contract'
import { useState } from 'react'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { formatDateTime } from '#shared/format.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Problem } from '#shared/plain/states/Problem.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { useToast } from '#shared/ui/use-toast.ts'
import { useCopy } from '#shared/use-copy.ts'
import { EndFactor, FactorSetup, NewCodes } from './FactorForms.tsx'
import { ownAccountTexts } from './own-account.texts.ts'
import { Panel } from './Panel.tsx'
import styles from './own-account.module.css'

const texts = ownAccountTexts.factor

interface BackupCodesProps {
  codes: readonly string[]
  onKept: () => void
}

/** Shown once: the server keeps them hashed. */
const BackupCodes = ({ codes, onKept }: BackupCodesProps) => {
  const toast = useToast()
  const { place, outcome, copy } = useCopy<HTMLUListElement>()
  const press = async () => {
    if (await copy(codes.join('\n'))) toast.success(texts.copied)
  }
  return (
    <>
      <h3 className={styles.title}>{texts.codesTitle}</h3>
      <p className={styles.text}>{texts.codesText}</p>
      <ul ref={place} className={styles.codes} aria-label={texts.codesList}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button icon="copy" onClick={() => void press()}>
          {texts.copy}
        </Button>
        <Button kind="primary" icon="check" onClick={onKept}>
          {texts.codesKept}
        </Button>
      </div>
      <Problem>{outcome === 'refused' && texts.notCopied}</Problem>
    </>
  )
}

type Step = 'rest' | 'setup' | 'codes' | 'end'

interface RestProps {
  since: string | null
  codesLeft: number
  onStep: (step: Step) => void
}

const Rest = ({ since, codesLeft, onStep }: RestProps) => {
  if (since === null)
    return (
      <>
        <div className={styles.named}>
          <StateTag tone="off">{texts.off}</StateTag>
        </div>
        <div className={styles.ways}>
          <Button kind="primary" icon="shield" onClick={() => onStep('setup')}>
            {texts.begin}
          </Button>
        </div>
      </>
    )
  return (
    <>
      <div className={styles.named}>
        <StateTag tone="good">{texts.on(formatDateTime(since))}</StateTag>
      </div>
      <p className={styles.text}>{texts.codesLeft(codesLeft)}</p>
      <div className={styles.ways}>
        <Button icon="reload" onClick={() => onStep('codes')}>
          {texts.codesAnew}
        </Button>
        <Button kind="danger" onClick={() => onStep('end')}>
          {texts.end}
        </Button>
      </div>
    </>
  )
}

/** A code besides the password, for those who act for many. Decisions §5. */
export const FactorPanel = () => {
  const read = useRead(api.ownAccount.secondFactor, {})
  const [step, setStep] = useState<Step>('rest')
  const [codes, setCodes] = useState<readonly string[]>()
  const rest = () => setStep('rest')
  const given = (fresh: readonly string[]) => {
    setCodes(fresh)
    rest()
  }
  const body = () => {
    if (codes) return <BackupCodes codes={codes} onKept={() => setCodes(undefined)} />
    if (step === 'setup') return <FactorSetup onMade={given} onCancel={rest} />
    if (step === 'codes') return <NewCodes onMade={given} onCancel={rest} />
    if (step === 'end') return <EndFactor onEnded={rest} onCancel={rest} />
    return <Answer of={read}>{(factor) => <Rest {...factor} onStep={setStep} />}</Answer>
  }
  return (
    <Panel title={texts.title} text={texts.text}>
      {body()}
    </Panel>
  )
}
