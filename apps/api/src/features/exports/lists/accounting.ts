/** What bookkeepers and carriers read of the money. */
import { accountingList } from '@arriero/contract/es/lists/accounting'
import { cancellationsList } from '@arriero/contract/es/lists/cancellations'
import { journalList } from '@arriero/contract/es/lists/journal'
import { payablesList } from '@arriero/contract/es/lists/money/payables'
import { noticesList } from '@arriero/contract/es/lists/payment-notices'
import { batchesList } from '@arriero/contract/es/lists/payout-batches'
import {
  marginCarriersList,
  marginClientsList,
  marginLanesList,
  marginOffersList,
  marginReturnsList,
  marginServicesList,
  marginWeeksList,
} from '@arriero/contract/es/lists/money/margins'
import { ownDriversList, ownMonthsList, ownVehiclesList } from '@arriero/contract/es/lists/money/own-groups'
import { ownEarningsList, payoutsList } from '@arriero/contract/es/lists/payouts'
import { refundsList } from '@arriero/contract/es/lists/refunds'
import { standbyChargesList } from '@arriero/contract/es/lists/standby-charges'
import { isCounted } from '@arriero/domain/money/payouts'
import { accountingRows } from '#features/accounting/accounting-rows.views.ts'
import { journalEntries } from '#features/accounting/journal-entries.views.ts'
import { cancelledServices } from '#features/cancellations/cancellations.views.ts'
import { marginGroupsAt } from '#features/margins/groups.views.ts'
import { marginOffers, marginReturns, marginServices } from '#features/margins/rows.views.ts'
import { noticesPage } from '#features/payments/payments.views.ts'
import { refundList } from '#features/refunds/refunds.views.ts'
import { batchList } from '#features/settlements/batches/batches.views.ts'
import { ownGroupsAt } from '#features/settlements/papers/own-groups.views.ts'
import { payablesAt } from '#features/settlements/payouts/payables.views.ts'
import { ownPayouts, payoutList } from '#features/settlements/payouts/payouts.views.ts'
import { standbyCharges } from '#features/standby/charges.views.ts'
import { fileOf } from '../export-list.ts'
import { accountingExportTexts as texts } from './accounting.texts.ts'

const isOneMoment = true
const sums = { of: isCounted, title: texts.totals }

export const accountingExports = [
  /** The report of the specification: the day and the product's name. Spec §2. */
  fileOf(accountingList, {
    page: accountingRows,
    isOneMoment,
    subtotalsBy: 'moneyState',
    names: {
      file: (day, brand) => `${day}${brand}`,
      sheet: (brand) => `${accountingList.title} ${brand}`,
    },
  }),
  fileOf(journalList, { page: journalEntries, isOneMoment, subtotalsBy: 'account' }),
  fileOf(marginLanesList, { page: marginGroupsAt, isOneMoment }),
  fileOf(marginClientsList, { page: marginGroupsAt, isOneMoment }),
  fileOf(marginCarriersList, { page: marginGroupsAt, isOneMoment }),
  fileOf(marginWeeksList, { page: marginGroupsAt, isOneMoment }),
  fileOf(marginServicesList, { page: marginServices, isOneMoment }),
  fileOf(marginOffersList, { page: marginOffers }),
  fileOf(marginReturnsList, { page: marginReturns }),
  fileOf(payoutsList, { page: payoutList, isOneMoment, sums, subtotalsBy: 'state' }),
  fileOf(ownEarningsList, {
    page: ownPayouts,
    isOneMoment,
    sums,
    subtotalsBy: 'state',
    roles: ['enterprise'],
  }),
  fileOf(ownMonthsList, { page: ownGroupsAt, isOneMoment, roles: ['enterprise'] }),
  fileOf(ownVehiclesList, { page: ownGroupsAt, isOneMoment, roles: ['enterprise'] }),
  fileOf(ownDriversList, { page: ownGroupsAt, isOneMoment, roles: ['enterprise'] }),
  fileOf(payablesList, { page: payablesAt, isOneMoment }),
  fileOf(batchesList, { page: batchList, isOneMoment, subtotalsBy: 'state' }),
  fileOf(refundsList, { page: refundList, isOneMoment, subtotalsBy: 'state' }),
  fileOf(standbyChargesList, { page: standbyCharges }),
  fileOf(noticesList, { page: noticesPage }),
  fileOf(cancellationsList, { page: cancelledServices }),
]
