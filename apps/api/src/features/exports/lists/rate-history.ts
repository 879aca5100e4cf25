import { api } from '@arriero/contract'
import { rateHistoryList } from '@arriero/contract/es/lists/rate-history'
import { ratesHistory } from '#features/rates/rates-history.views.ts'
import { fileOf } from '../export-list.ts'

export const rateHistoryExport = fileOf({
  list: rateHistoryList,
  roles: ['administrator'],
  query: api.rates.history.query,
  page: ratesHistory,
})
