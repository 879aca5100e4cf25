/** Staff, transport enterprises, drivers and cargo owners, as the administrator lists them; an enterprise its own drivers. */
import { api } from '@arriero/contract'
import * as lists from '@arriero/contract/es/lists/people'
import { driversOf } from '#features/users/enterprise-drivers.views.ts'
import {
  backofficeList,
  clientsList,
  driversList,
  enterprisesList,
} from '#features/users/people-lists.views.ts'
import { fileOf } from '../export-list.ts'

const administrators = ['administrator'] as const
const { backoffice, enterprises, drivers, clients, ofEnterprise } = api.users

export const peopleExports = [
  fileOf({
    list: lists.backofficeList,
    roles: administrators,
    query: backoffice.query,
    page: backofficeList,
  }),
  fileOf({
    list: lists.enterprisesList,
    roles: administrators,
    query: enterprises.query,
    page: enterprisesList,
  }),
  fileOf({
    list: lists.driversList,
    roles: administrators,
    query: drivers.query,
    page: (ctx, query) => driversList(ctx, false, query),
  }),
  fileOf({
    list: lists.enterpriseDriversList,
    roles: administrators,
    query: drivers.query,
    page: (ctx, query) => driversList(ctx, true, query),
  }),
  fileOf({
    list: lists.ownDriversList,
    roles: ['enterprise'],
    query: ofEnterprise.query,
    page: (ctx, query) => driversOf(ctx, ctx.actor.id, query),
  }),
  fileOf({
    list: lists.clientsList,
    roles: administrators,
    query: clients.query,
    page: (ctx, query) => clientsList(ctx, false, query),
  }),
  fileOf({
    list: lists.clientEnterprisesList,
    roles: administrators,
    query: clients.query,
    page: (ctx, query) => clientsList(ctx, true, query),
  }),
]
