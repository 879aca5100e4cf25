import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { send } from '#shared/api/send.ts'

type Reply = ReplyOf<typeof api.audit.verify>

export interface SealCheck {
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
export const useSealCheck = (): { check: SealCheck; start: () => void; stop: () => void } => {
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
