import { api } from '@arriero/contract'
import { standbyChargesList } from '@arriero/contract/es/lists/standby-charges'
import { standbyCharges } from '#features/standby/charges.views.ts'
import { fileOf } from '../export-list.ts'

export const standbyChargesExport = fileOf({
  list: standbyChargesList,
  roles: ['administrator', 'accountancy'],
  query: api.standby.all.query,
  page: standbyCharges,
})
