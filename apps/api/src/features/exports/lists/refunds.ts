import { api } from '@arriero/contract'
import { refundsList } from '@arriero/contract/es/lists/refunds'
import { refundList } from '#features/refunds/refunds.views.ts'
import { fileOf } from '../export-list.ts'

export const refundsExport = fileOf({
  list: refundsList,
  roles: ['administrator', 'accountancy'],
  isOneMoment: true,
  query: api.refunds.all.query,
  page: refundList,
})
