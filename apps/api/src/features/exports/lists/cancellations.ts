import { api } from '@arriero/contract'
import { cancellationsList } from '@arriero/contract/es/lists/cancellations'
import { cancelledServices } from '#features/cancellations/cancellations.views.ts'
import { fileOf } from '../export-list.ts'

export const cancellationsExport = fileOf({
  list: cancellationsList,
  roles: ['administrator', 'accountancy'],
  query: api.cancellations.all.query,
  page: cancelledServices,
})
