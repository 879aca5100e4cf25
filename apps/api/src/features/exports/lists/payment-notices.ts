import { api } from '@arriero/contract'
import { noticesList } from '@arriero/contract/es/lists/payment-notices'
import { noticesPage } from '#features/payments/notices.views.ts'
import { fileOf } from '../export-list.ts'

export const paymentNoticesExport = fileOf({
  list: noticesList,
  roles: ['administrator', 'accountancy'],
  query: api.payments.notices.query,
  page: noticesPage,
})
