/** What the sandbox gave back of its transactions, and how it was told to behave when it is next asked to. */
import { randomBytes } from 'node:crypto'

/** Chosen by hand or by a test for the next refund of one transaction; none: it is given back at once. */
export const refundPlans = [
  /** On its way, and arrived after a while. */
  'underway',
  /** On its way, and refused by the bank after a while. */
  'underwayRefused',
  /** Given back, and the answer never arrives. */
  'lost',
  /** Not given back, and no answer arrives. */
  'silent',
  /** No answer arrives, and it is given back a while later. */
  'late',
  /** Given back, and the answer is a fault of the server. */
  'fault',
] as const
type NamedPlan = (typeof refundPlans)[number]
/** Or the code it is refused with. */
export type RefundPlan = NamedPlan | `PSP_${string}`

export const isRefundPlan = (value: string): value is RefundPlan =>
  (refundPlans as readonly string[]).includes(value) || /^PSP_\d{3}$/.test(value)

export type SandboxCredit = {
  uuid: string
  amountCents: number
  comment: string
  /** Nobody sees it before. */
  seenFrom: string
  /** The bank has answered from then on. */
  settledFrom: string
  isRefused: boolean
}

/** What of a transaction decides here. */
type Refundable = {
  form: Readonly<Record<string, string | undefined>>
  notices: readonly { status: string; state: string }[]
  credits?: readonly SandboxCredit[]
}

export type CreditStatus = 'PAID' | 'RUNNING' | 'UNPAID'

export const statusOfCredit = ({ settledFrom, isRefused }: SandboxCredit, now: Date): CreditStatus => {
  if (now.getTime() < Date.parse(settledFrom)) return 'RUNNING'
  return isRefused ? 'UNPAID' : 'PAID'
}

export const seenCredits = ({ credits = [] }: Refundable, now: Date): SandboxCredit[] =>
  credits.filter(({ seenFrom }) => Date.parse(seenFrom) <= now.getTime())

/** What is on its way counts, whether anybody sees it or not. */
const givenBackCents = ({ credits = [] }: Refundable, now: Date): number =>
  credits
    .filter((credit) => statusOfCredit(credit, now) !== 'UNPAID')
    .reduce((sum, { amountCents }) => sum + amountCents, 0)

const ends: ReadonlySet<string> = new Set(['CAPTURED'])
const promised: ReadonlySet<string> = new Set(['AUTHORISED'])

/** The code with which the platform refuses to give back so much of it; undefined where it does. */
export const creditRefusal = (
  transaction: Refundable,
  amountCents: number,
  now: Date,
): string | undefined => {
  const told = transaction.notices.filter(({ state }) => state !== 'waiting').map(({ status }) => status)
  if (!told.some((status) => ends.has(status)))
    return told.some((status) => promised.has(status)) ? 'PSP_076' : 'PSP_083'
  const total = Number(transaction.form['vads_amount'])
  if (!Number.isInteger(amountCents) || amountCents <= 0) return 'PSP_020'
  if (amountCents > total) return 'PSP_510'
  const given = givenBackCents(transaction, now)
  if (given === total) return 'PSP_104'
  return given + amountCents > total ? 'PSP_511' : undefined
}

type NewCredit = { amountCents: number; comment: string; plan: RefundPlan | undefined }

export const newCredit = (
  { amountCents, comment, plan }: NewCredit,
  { now, lateDelayMs }: { now: Date; lateDelayMs: number },
): SandboxCredit => {
  const later = new Date(now.getTime() + lateDelayMs).toISOString()
  const at = now.toISOString()
  const waits = plan === 'underway' || plan === 'underwayRefused'
  return {
    uuid: randomBytes(16).toString('hex'),
    amountCents,
    comment,
    seenFrom: plan === 'late' ? later : at,
    settledFrom: waits || plan === 'late' ? later : at,
    isRefused: plan === 'underwayRefused',
  }
}
