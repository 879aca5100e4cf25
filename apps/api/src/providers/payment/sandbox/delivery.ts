/** Sends notices over HTTP, with the real platform's retries: up to four more calls. Domain facts §1.5. */
import { signedNotice } from './notice.ts'
import type { SignatureAlgorithm } from '../lyra.signature.ts'
import type { SandboxNotice, Transaction, Transactions } from './transactions.ts'

export type DeliveryOptions = {
  key: string
  algorithm: SignatureAlgorithm
  transactions: Transactions
  notifyTimeoutMs: number
  retryDelayMs: number
  fetch: typeof fetch
  onError(error: unknown): void
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
      // What could not be noted is on the list as it was; a node that ends may lose its database first.
      act().catch(options.onError)
    }, delayMs)
    timer.unref()
    timers.add(timer)
  }

  /** Answers how it was answered, and whether that will do. */
  const post = async (transaction: Transaction, notice: SandboxNotice, source: string): Promise<Answered> => {
    const { form, uuid } = transaction
    const fields = signedNotice({ ...notice, form, uuid, source }, options.key, options.algorithm)
    try {
      const answer = await options.fetch(form['vads_url_check'] ?? '', {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
        signal: AbortSignal.timeout(options.notifyTimeoutMs),
      })
      await answer.body?.cancel()
      return { answer: String(answer.status), isGood: good.has(answer.status) }
    } catch (error) {
      return { answer: error instanceof Error ? error.name : 'error', isGood: false }
    }
  }

  const attempt = async (transaction: Transaction, notice: SandboxNotice, tries: Tries): Promise<void> => {
    const note = (became: Partial<SandboxNotice>) =>
      options.transactions.note(transaction.id, notice.id, became)
    const calls = notice.calls + 1
    await note({ state: 'sending', calls })
    const { answer, isGood } = await post(transaction, notice, tries.source)
    const isLast = tries.left === 0
    await note({ state: isGood ? 'delivered' : isLast ? 'failed' : 'waiting', answer })
    if (isGood || isLast) return
    const next = { source: 'RETRY', left: tries.left - 1 }
    later(options.retryDelayMs, () => attempt(transaction, { ...notice, calls }, next))
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

type Answered = { answer: string; isGood: boolean }
type Tries = { source: string; left: number }
export type Delivery = ReturnType<typeof createDelivery>
