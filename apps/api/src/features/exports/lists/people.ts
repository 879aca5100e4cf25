/** Staff, transport enterprises, drivers and cargo owners, as the administrator lists them; an enterprise its own drivers. */
import * as lists from '@arriero/contract/es/lists/people'
import { driversOf } from '#features/users/enterprise-drivers.views.ts'
import {
  backofficeList,
  clientsList,
  driversList,
  enterprisesList,
} from '#features/users/people-lists.views.ts'
import { fileOf } from '../export-list.ts'

export const peopleExports = [
  fileOf(lists.backofficeList, { page: backofficeList }),
  fileOf(lists.enterprisesList, { page: enterprisesList }),
  fileOf(lists.driversList, { page: (ctx, query) => driversList(ctx, false, query) }),
  fileOf(lists.enterpriseDriversList, { page: (ctx, query) => driversList(ctx, true, query) }),
  fileOf(lists.ownDriversList, {
    page: (ctx, query) => driversOf(ctx, ctx.actor.id, query),
    roles: ['enterprise'],
  }),
  fileOf(lists.clientsList, { page: (ctx, query) => clientsList(ctx, false, query) }),
  fileOf(lists.clientEnterprisesList, { page: (ctx, query) => clientsList(ctx, true, query) }),
]
