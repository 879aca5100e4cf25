/** Books with a month that is over: services of November that were paid, finished, cancelled and given back. */
import { api } from '@arriero/contract'
import type { MonthDetail } from '@arriero/contract/money/closings'
import { suggestedCodes } from '@arriero/domain/money/closing/chart'
import type { Caller, TestHouse } from '#testing/house.ts'
import { anew, openMoneyStage } from '../payouts/payouts.fixture.ts'

export const november = '2026-11'
export const december = '2026-12'

export const monthOf = (caller: Caller, month: string): Promise<MonthDetail> =>
  caller.send(api.closings.month, { params: { month } })

/** Closes what he sees. */
export const close = async (caller: Caller, month: string) => {
  const { debit, entries } = await monthOf(caller, month)
  return caller.send(api.closings.close, { params: { month }, body: { debit, entries } })
}

export const whyNotClose = async (caller: Caller, month: string) => {
  const { debit, entries } = await monthOf(caller, month)
  return caller.refusal(api.closings.close, { params: { month }, body: { debit, entries } })
}

export const openChecks = ({ checks }: MonthDetail): string[] =>
  checks.filter(({ count }) => count > 0).map(({ key }) => key)

/** What each account moved in a month, by the entries as their list asks for them. */
export const figuresOf = async (caller: Caller) => {
  const query = { from: '2026-11-01', to: '2026-11-30' }
  const { accounts } = await caller.send(api.accounting.figures, { query })
  return accounts.map(({ account, debit, credit, entries }) => ({ account, debit, credit, entries }))
}

/** To noon of a day of Bogotá. */
export const goTo = ({ clock }: TestHouse, day: string): void =>
  clock.forward(Date.parse(`${day}T17:00:00Z`) - clock.now.getTime())

export const openMonthStage = async () => {
  const stage = await openMoneyStage()
  const { house, called, client } = stage
  const accountant = await called('accountancy')
  const boss = await called('administrator')
  return {
    ...stage,
    /** Sessions end while the clock moves. */
    staff: () => anew(house, accountant),
    head: () => anew(house, boss),
    owner: () => anew(house, client),
    keepChart: async () => {
      await (await anew(house, accountant)).send(api.closings.setChart, { body: { codes: suggestedCodes } })
    },
  }
}
