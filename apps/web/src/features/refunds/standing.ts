/** Where the money is, in one sentence to its client. */
import type { OwnRefund } from '@arriero/contract/money/own-refunds'
import type { StateTone } from '#shared/plain/values/StateTag.tsx'
import { refundsTexts as texts } from './refunds.texts.ts'

export const tones: Readonly<Record<OwnRefund['state'], StateTone>> = {
  waiting: 'off',
  due: 'waiting',
  account: 'bad',
  underway: 'waiting',
  failed: 'bad',
  paid: 'good',
}

/** To where it goes or went: his account, his card, or as the desk did it. */
const targetOf = ({ way, brand, account, state }: OwnRefund): string => {
  if (account && way !== 'gateway') return texts.toAccount(account.bank, account.accountNumber.slice(-4))
  return way === 'hand' && state === 'paid' ? texts.byDesk : texts.toCard(brand)
}

const whyOf = ({ failure }: OwnRefund): string => {
  if (failure?.reason) return texts.bankSaid(failure.reason)
  return failure?.remedy === 'transfer' ? texts.cardCannot : texts.notTaken
}

export const standingOf = (refund: OwnRefund): string => {
  switch (refund.state) {
    case 'waiting':
      return texts.waiting
    case 'due':
      return texts.due(targetOf(refund))
    case 'account':
      return texts.wanted
    case 'underway':
      return texts.underway(targetOf(refund))
    case 'failed':
      return texts.failed(whyOf(refund))
    case 'paid':
      return texts.paid(targetOf(refund))
  }
}
