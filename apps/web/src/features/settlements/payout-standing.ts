/** How a payout stands, in a word and a tone, and why it waits. */
import { errorTexts } from '@arriero/contract/es/errors'
import { payoutStateTexts } from '@arriero/contract/es/settlement'
import type { OwnPayout } from '@arriero/contract/money/settlement-shapes'
import { isPending } from '@arriero/domain/money/payouts'
import { formatDate, formatDay } from '#shared/format.ts'
import type { StateTone } from '#shared/plain/values/StateTag.tsx'
import { settlementsTexts as texts } from './settlements.texts.ts'

export interface Standing {
  tone: StateTone
  word: string
  /** What it waits for, or when it came. */
  detail: string
}

type Seen = Pick<
  OwnPayout,
  'state' | 'hold' | 'net' | 'dueOn' | 'releaseOn' | 'isLate' | 'paidAt' | 'returned'
>

/** Where nothing is left to pay of it. */
const ended = ({ state, paidAt, returned }: Seen): Standing => {
  const word = payoutStateTexts[state]
  if (state === 'returned') return { tone: 'bad', word, detail: texts.returned(returned?.reason ?? '') }
  if (state === 'void') return { tone: 'off', word, detail: texts.void }
  const when = paidAt === null ? '' : formatDate(paidAt)
  return { tone: 'good', word, detail: state === 'offset' ? texts.crossedOn(when) : texts.paidOn(when) }
}

/** What is not released yet waits its turn; anything else that holds it wants somebody's look. `isOwn`: read by who is paid. */
export const payoutStanding = (payout: Seen, isOwn = false): Standing => {
  const { state, hold, net, dueOn, releaseOn, isLate } = payout
  if (!isPending(state)) return ended(payout)
  if (hold === 'payout.not_released')
    return { tone: 'waiting', word: payoutStateTexts.open, detail: texts.releasesOn(formatDay(releaseOn)) }
  if (hold) return { tone: 'bad', word: texts.held, detail: errorTexts[hold] }
  if (state === 'open' && net === 0)
    return { tone: 'waiting', word: texts.crosses, detail: isOwn ? texts.ownCrossHelp : texts.crossHelp }
  const detail = isLate ? texts.wasDueOn(formatDay(dueOn)) : texts.dueOn(formatDay(dueOn))
  if (state !== 'open') return { tone: isLate ? 'bad' : 'waiting', word: payoutStateTexts[state], detail }
  return isLate
    ? { tone: 'bad', word: texts.late, detail }
    : { tone: 'waiting', word: isOwn ? payoutStateTexts.open : texts.ready, detail }
}
