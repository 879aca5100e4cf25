import { api } from '@arriero/contract'
import { batchesList } from '@arriero/contract/es/lists/payout-batches'
import { batchList } from '#features/settlements/batches.views.ts'
import { fileOf } from '../export-list.ts'

export const payoutBatchesExport = fileOf({
  list: batchesList,
  roles: ['administrator', 'accountancy'],
  isOneMoment: true,
  query: api.settlements.batches.query,
  page: batchList,
})
