/** Sends notices over HTTP, with the real platform's retries: up to four more calls. Domain facts §1.5. */
import { signedNotice } from './notice.ts'
import type { SignatureAlgorithm } from '../lyra.signature.ts'
import type { SandboxNotice, Transaction } from './transactions.ts'

export type DeliveryOptions = {
  key: string
  algorithm: SignatureAlgorithm
  notifyTimeoutMs: number
  retryDelayMs: number
  fetch: typeof fetch
}

const retries = 4
const good: ReadonlySet<number> = new Set([200, 201, 202, 203, 204, 205, 206, 301, 302, 303, 307, 308])

export const createDelivery = (options: DeliveryOptions) => {
  const timers = new Set<NodeJS.Timeout>()
  let isStopped = false

  const later = (delayMs: number, act: () => Promise<void>): void => {
    if (isStopped) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      void act()
    }, delayMs)
    timer.unref()
    timers.add(timer)
  }

  const post = async (transaction: Transaction, notice: SandboxNotice, source: string): Promise<boolean> => {
    const { form, uuid } = transaction
    const fields = signedNotice({ ...notice, form, uuid, source }, options.key, options.algorithm)
    notice.calls += 1
    try {
      const answer = await options.fetch(form['vads_url_check'] ?? '', {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
        signal: AbortSignal.timeout(options.notifyTimeoutMs),
      })
      await answer.body?.cancel()
      notice.answer = String(answer.status)
      return good.has(answer.status)
    } catch (error) {
      notice.answer = error instanceof Error ? error.name : 'error'
      return false
    }
  }

  const attempt = async (transaction: Transaction, notice: SandboxNotice, tries: Tries): Promise<void> => {
    notice.state = 'sending'
    if (await post(transaction, notice, tries.source)) notice.state = 'delivered'
    else if (tries.left === 0) notice.state = 'failed'
    else {
      notice.state = 'waiting'
      const next = { source: 'RETRY', left: tries.left - 1 }
      later(options.retryDelayMs, () => attempt(transaction, notice, next))
    }
  }

  return {
    /** Resolves after the first call, whatever it brought; retries go on by themselves. */
    send: (transaction: Transaction, notice: SandboxNotice): Promise<void> =>
      attempt(transaction, notice, { source: notice.source, left: retries }),
    /** One call by hand from the list, told as such. */
    resend: (transaction: Transaction, notice: SandboxNotice): Promise<void> =>
      attempt(transaction, notice, { source: 'BO', left: 0 }),
    later,
    stop: (): void => {
      isStopped = true
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

type Tries = { source: string; left: number }
export type Delivery = ReturnType<typeof createDelivery>
