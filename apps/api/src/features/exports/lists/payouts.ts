import { api } from '@arriero/contract'
import { ownEarningsList, payoutsList } from '@arriero/contract/es/lists/payouts'
import { isCounted } from '@arriero/domain/payouts'
import { ownPayouts, payoutList } from '#features/settlements/payouts.views.ts'
import { fileOf } from '../export-list.ts'
import { payoutsExportTexts as texts } from './payouts.texts.ts'

const sums = { of: isCounted, title: texts.totals }

export const payoutsExport = fileOf({
  list: payoutsList,
  roles: ['administrator', 'accountancy'],
  isOneMoment: true,
  query: api.settlements.payouts.query,
  sums,
  page: payoutList,
})

export const ownEarningsExport = fileOf({
  list: ownEarningsList,
  roles: ['enterprise'],
  isOneMoment: true,
  query: api.settlements.own.query,
  sums,
  page: ownPayouts,
})
