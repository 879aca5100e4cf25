import { api } from '@arriero/contract'
import { serve, serveFound, type Served } from '#http/serve.ts'
import { askAdvance, refuseRequest, withdrawRequest } from './debts/advance-requests.actions.ts'
import { advanceRequestList, ownRoad } from './debts/advance-requests.views.ts'
import { payAdvance } from './debts/advances.actions.ts'
import { approveBatch, createBatch, discardBatch, payBatch } from './batches/batches.actions.ts'
import { answerBatch } from './batches/bank-answer.actions.ts'
import { setBankFile, shownBankFile } from './batches/bank-file-settings.actions.ts'
import { bankFileOf } from './batches/bank-file.actions.ts'
import { batchDetail, batchList } from './batches/batches.views.ts'
import { debtList } from './debts/debts.views.ts'
import { ownGroups } from './papers/own-groups.views.ts'
import { ownHead } from './papers/own-head.views.ts'
import { ownTotals } from './papers/own-totals.views.ts'
import { checkAccount } from './payouts/account-check.actions.ts'
import { payables } from './payouts/payables.views.ts'
import { payPayout, withdrawPayout, returnPayout } from './payouts/payouts.actions.ts'
import { ownPayouts, payoutList } from './payouts/payouts.views.ts'
import { settlementPaper } from './papers/settlement-paper.actions.ts'
import { settlementFor, settlementItems } from './papers/settlement.views.ts'
import { setRules, setTown } from './withholdings/withholdings.actions.ts'
import { withholdingSettings } from './withholdings/withholdings.views.ts'

export const settlementsRoutes: Served[] = [
  serve(api.settlements.payouts, (ctx, { query }) => payoutList(ctx, query)),
  serve(api.settlements.own, (ctx, { query }) => ownPayouts(ctx, query)),
  serve(api.settlements.ownTotals, (ctx, { query }) => ownTotals(ctx, query)),
  serve(api.settlements.ownGroups, (ctx, { query }) => ownGroups(ctx, query)),
  serve(api.settlements.ownHead, (ctx) => ownHead(ctx)),
  serve(api.settlements.pay, (ctx, { params, body }) =>
    payPayout(ctx, params._id, { reference: body.reference ?? null, seal: body.seal }),
  ),
  serve(api.settlements.withdraw, (ctx, { params }) => withdrawPayout(ctx, params._id)),
  serve(api.settlements.advance, (ctx, { body }) =>
    payAdvance(ctx, {
      orderId: body.orderId,
      valuePesos: body.value,
      reference: body.reference,
      requestId: body.requestId,
    }),
  ),
  serve(api.settlements.ownRoad, (ctx, { query }) => ownRoad(ctx, query)),
  serve(api.settlements.askAdvance, (ctx, { body }) =>
    askAdvance(ctx, { orderId: body.orderId, valuePesos: body.value }),
  ),
  serve(api.settlements.withdrawRequest, (ctx, { params }) => withdrawRequest(ctx, params._id)),
  serve(api.settlements.advanceRequests, (ctx, { query }) => advanceRequestList(ctx, query)),
  serve(api.settlements.refuseAdvance, (ctx, { params, body }) =>
    refuseRequest(ctx, params._id, body.reason),
  ),
  serve(api.settlements.returned, (ctx, { params, body }) => returnPayout(ctx, params._id, body.reason)),
  serve(api.settlements.debts, (ctx, { query }) => debtList(ctx, query)),
  serve(api.settlements.batches, (ctx, { query }) => batchList(ctx, query)),
  serveFound(api.settlements.batch, 'batch.not_found', (ctx, { params }) => batchDetail(ctx, params._id)),
  serve(api.settlements.createBatch, (ctx, { body }) => createBatch(ctx, body.payouts)),
  serve(api.settlements.approveBatch, (ctx, { params, body }) => approveBatch(ctx, params._id, body.seal)),
  serve(api.settlements.payBatch, (ctx, { params, body }) => payBatch(ctx, params._id, body.reference)),
  serve(api.settlements.discardBatch, (ctx, { params }) => discardBatch(ctx, params._id)),
  serve(api.settlements.bankFile, (ctx, { params }) => bankFileOf(ctx, params._id)),
  serve(api.settlements.answerBatch, (ctx, { params, body }) => answerBatch(ctx, params._id, body)),
  serve(api.settlements.payables, (ctx, { query }) => payables(ctx, query)),
  serve(api.settlements.checkAccount, (ctx, { params, body }) => checkAccount(ctx, params._id, body.note)),
  serve(api.settlements.bankFileSettings, (ctx) => shownBankFile(ctx)),
  serve(api.settlements.setBankFile, (ctx, { body }) => setBankFile(ctx, body)),
  serveFound(api.settlements.settlement, 'user.not_found', (ctx, { params, query }) =>
    settlementFor(ctx, params.carrierId, query),
  ),
  serveFound(api.settlements.settlementItems, 'user.not_found', (ctx, { params, query }) =>
    settlementItems(ctx, params.carrierId, query),
  ),
  serve(api.settlements.paper, (ctx, { params, body }) => settlementPaper(ctx, params.carrierId, body)),
  serve(api.settlements.withholdings, (ctx) => withholdingSettings(ctx)),
  serve(api.settlements.setRules, (ctx, { body }) => setRules(ctx, body)),
  serve(api.settlements.setTown, (ctx, { body }) => setTown(ctx, body)),
]
