import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { useEffect, useRef, useState } from 'react'
import { formatDateTime, formatNumber } from '#shared/format.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { Button } from '#shared/plain/Button.tsx'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { CopyableCode } from '#shared/ui/CopyableCode.tsx'
import { errorText } from '#shared/api/error-text.ts'
import { send } from '#shared/api/send.ts'
import { auditTexts } from './audit.texts.ts'
import styles from './SealPanel.module.css'

type Reply = ReplyOf<typeof api.audit.verify>

interface SealCheck {
  state: 'idle' | 'running' | 'intact' | 'broken' | 'failed'
  seals: number
  rows: number
  broken: Reply['broken']
  last: Reply['last']
  problem: string | undefined
}

const idle: SealCheck = { state: 'idle', seals: 0, rows: 0, broken: null, last: null, problem: undefined }

const withReply = (before: SealCheck, { seals, rows, broken, last, next }: Reply): SealCheck => ({
  ...before,
  state: broken ? 'broken' : next === null ? 'intact' : 'running',
  seals: before.seals + seals,
  rows: before.rows + rows,
  broken,
  last: last ?? before.last,
})

/** Goes through all seals, some hundreds a call, and can be stopped. */
const useSealCheck = (): { check: SealCheck; start: () => void; stop: () => void } => {
  const [check, setCheck] = useState(idle)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const run = async ({ signal }: AbortController) => {
    let now: SealCheck = { ...idle, state: 'running' }
    let after: number | null = 0
    setCheck(now)
    while (after !== null && now.state === 'running') {
      const reply: Reply = await send(api.audit.verify, { query: { after } }, { signal })
      now = withReply(now, reply)
      after = reply.next
      setCheck(now)
    }
  }
  const start = () => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    run(controller).catch((error: unknown) => {
      if (!controller.signal.aborted)
        setCheck((now) => ({ ...now, state: 'failed', problem: errorText(error) }))
    })
  }
  const stop = () => {
    running.current?.abort()
    setCheck(idle)
  }
  return { check, start, stop }
}

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
  if (state === 'failed') return <Notice kind="error" title={problem} />
  if (state === 'broken' && broken)
    return (
      <Notice
        kind="error"
        title={texts.broken(broken.seal)}
      >{`${broken.sealedAt ? `${formatDateTime(broken.sealedAt)}. ` : ''}${texts.causes[broken.cause]} ${texts.ask}`}</Notice>
    )
  if (state === 'intact')
    return last ? (
      <Notice kind="success" title={texts.intact(...counts)}>
        <Last last={last} />
      </Notice>
    ) : (
      <Notice kind="info" title={texts.none} />
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
