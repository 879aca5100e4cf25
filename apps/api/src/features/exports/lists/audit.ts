import { api } from '@arriero/contract'
import { auditList } from '@arriero/contract/es/lists/audit'
import { trailPage } from '#features/audit/audit.views.ts'
import { fileOf } from '../export-list.ts'

export const auditExport = fileOf({
  list: auditList,
  roles: ['administrator'],
  query: api.audit.all.query,
  page: trailPage,
})
