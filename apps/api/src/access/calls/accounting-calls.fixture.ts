/** Calls on the accounting table, the journal behind it and what it is held against. */
import { api } from '@arriero/contract'
import { byAnyone, inParam, onOrder, type Call } from './calls.fixture.ts'

export const accountingCalls: Record<string, Call> = {
  '20': byAnyone(api.accounting.orders),
  '20b': byAnyone(api.accounting.totals),
  a1: byAnyone(api.accounting.figures),
  a2: byAnyone(api.accounting.entries),
  a3: onOrder(api.accounting.postings, { state: 'paid', at: inParam('orderId') }, ({ orderId }) => ({
    params: { orderId },
  })),
  zm1: byAnyone(api.margins.summary),
  zm2: byAnyone(api.margins.groups),
  zm3: byAnyone(api.margins.services),
  zm4: byAnyone(api.margins.offers),
  zm5: byAnyone(api.margins.returns),
  a4: byAnyone(api.accounting.reconciliation),
  a4b: byAnyone(api.accounting.reconcile),
}
