import { Alert, Button } from 'antd'
import { formatDateTime, formatNumber } from '#shared/format.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { CopyableCode } from '#shared/ui/CopyableCode.tsx'
import { auditTexts } from './audit.texts.ts'
import { type SealCheck, useSealCheck } from './use-seal-check.ts'
import styles from './SealPanel.module.css'

const texts = auditTexts.check
const shownHash = 12

const Last = ({ last }: { last: NonNullable<SealCheck['last']> }) => (
  <>
    {texts.until}: {auditTexts.sealed(last.seal)}, {formatDateTime(last.sealedAt)}{' '}
    <CopyableCode code={last.hash} shown={`${last.hash.slice(0, shownHash)}…`} />
    <br />
    {texts.hash}
  </>
)

const Outcome = ({ check }: { check: SealCheck }) => {
  const { state, seals, rows, broken, last, problem } = check
  const counts = [formatNumber(rows), formatNumber(seals)] as const
  if (state === 'running') return <p className={styles.words}>{texts.running(...counts)}</p>
  if (state === 'failed') return <Alert type="error" showIcon title={problem} />
  if (state === 'broken' && broken)
    return (
      <Alert
        type="error"
        showIcon
        title={texts.broken(broken.seal)}
        description={`${broken.sealedAt ? `${formatDateTime(broken.sealedAt)}. ` : ''}${texts.causes[broken.cause]} ${texts.ask}`}
      />
    )
  if (state === 'intact')
    return last ? (
      <Alert type="success" showIcon title={texts.intact(...counts)} description={<Last last={last} />} />
    ) : (
      <Alert type="info" showIcon title={texts.none} />
    )
  return null
}

/** Whether the trail is as it was written. */
export const SealPanel = () => {
  const { check, start, stop } = useSealCheck()
  const isRunning = check.state === 'running'
  return (
    <section className={styles.panel} aria-label={texts.title}>
      <div className={styles.head}>
        <Icon name="shield" sizePx={24} />
        <div>
          <h2 className={styles.title}>{texts.title}</h2>
          <p className={styles.words}>{texts.help}</p>
        </div>
        <Button onClick={isRunning ? stop : start}>{isRunning ? texts.stop : texts.act}</Button>
      </div>
      <div role="status" className={styles.outcome}>
        <Outcome check={check} />
      </div>
    </section>
  )
}
