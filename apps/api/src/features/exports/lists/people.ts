/** Staff, transport enterprises, drivers and cargo owners, as the administrator lists them; an enterprise its own drivers. */
import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { roleTexts } from '@arriero/contract/es/words'
import { driversOf } from '#features/users/enterprise-drivers.views.ts'
import {
  backofficeList,
  clientsList,
  driversList,
  enterprisesList,
} from '#features/users/people-lists.views.ts'
import { type ExportColumn, exportList } from '../export-list.ts'
import { peopleExportTexts as texts } from './people.texts.ts'

type Person = ReplyOf<typeof api.users.backoffice>['items'][number]
type Enterprise = ReplyOf<typeof api.users.enterprises>['items'][number]
type Driver = ReplyOf<typeof api.users.drivers>['items'][number]
type OwnDriver = ReplyOf<typeof api.users.ofEnterprise>['items'][number]
type Known = Pick<
  Person,
  '_id' | 'name' | 'email' | 'cellPhone' | 'identification' | 'isActive' | 'dateCreate'
>
type Columns<Row> = readonly ExportColumn<Row>[]

const known = (identification: string, name: string): Columns<Known> => [
  { key: 'id', title: texts.id, kind: 'text', value: ({ _id }) => _id },
  { key: 'identification', title: identification, kind: 'text', value: (row) => row.identification },
  { key: 'name', title: name, kind: 'text', value: (row) => row.name },
  { key: 'cellPhone', title: texts.cellPhone, kind: 'text', value: ({ cellPhone }) => cellPhone },
  { key: 'email', title: texts.email, kind: 'text', value: ({ email }) => email },
  { key: 'isActive', title: texts.isActive, kind: 'yesNo', value: ({ isActive }) => isActive },
  { key: 'createdAt', title: texts.createdAt, kind: 'day', value: ({ dateCreate }) => dateCreate },
]

const validated: Columns<Person> = [
  {
    key: 'validation',
    title: texts.validation,
    kind: 'text',
    value: ({ validation }) => texts.validations[validation],
  },
  { key: 'papers', title: texts.papers, kind: 'number', value: ({ pendingPapers }) => pendingPapers },
]

const counted: Columns<{ countOrder: number }> = [
  { key: 'countOrder', title: texts.countOrder, kind: 'number', value: ({ countOrder }) => countOrder },
]

const carried: Columns<Enterprise | Driver> = [
  ...counted,
  { key: 'score', title: texts.score, kind: 'decimal', value: ({ score }) => score },
  {
    key: 'licensePlate',
    title: texts.vehicles,
    kind: 'text',
    value: ({ vehicles }) => vehicles.map(({ licensePlate }) => licensePlate).join(' '),
  },
  {
    key: 'vehicleCount',
    of: 'licensePlate',
    title: texts.vehicleCount,
    kind: 'number',
    value: ({ vehicleCount }) => vehicleCount,
  },
]

const driving: Columns<Driver> = [
  ...known(texts.identification, texts.name),
  ...validated,
  ...carried,
  { key: 'status', title: texts.status, kind: 'yesNo', value: ({ status }) => status },
  { key: 'enterprise', title: texts.enterprise, kind: 'text', value: ({ enterprise }) => enterprise?.name },
]

const owning = (identification: string, name: string): Columns<Person & { countOrder: number }> => [
  ...known(identification, name),
  ...validated,
  ...counted,
]

const own: Columns<OwnDriver> = [
  ...known(texts.identification, texts.name),
  ...counted,
  { key: 'score', title: texts.score, kind: 'decimal', value: ({ score }) => score },
  { key: 'status', title: texts.status, kind: 'yesNo', value: ({ status }) => status },
  { key: 'licence', title: texts.licence, kind: 'text', value: ({ licenceCategory }) => licenceCategory },
]

const administrators = ['administrator'] as const
const { titles } = texts

export const peopleExports = [
  exportList({
    name: 'backoffice-users',
    roles: administrators,
    title: titles.backoffice,
    query: api.users.backoffice.query,
    columns: [
      ...known(texts.identification, texts.name),
      { key: 'rol', title: texts.rol, kind: 'text', value: ({ rol }: Person) => roleTexts[rol] },
    ],
    page: backofficeList,
  }),
  exportList({
    name: 'enterprises',
    roles: administrators,
    title: titles.enterprises,
    query: api.users.enterprises.query,
    columns: [
      ...known(texts.nit, texts.companyName),
      ...validated,
      ...carried,
      {
        key: 'driverCount',
        title: texts.driverCount,
        kind: 'number',
        value: ({ driverCount }: Enterprise) => driverCount,
      },
    ],
    page: enterprisesList,
  }),
  exportList({
    name: 'drivers',
    roles: administrators,
    title: titles.drivers,
    query: api.users.drivers.query,
    columns: driving,
    page: (ctx, query) => driversList(ctx, false, query),
  }),
  exportList({
    name: 'enterprise-drivers',
    roles: administrators,
    title: titles.enterpriseDrivers,
    query: api.users.drivers.query,
    columns: driving,
    page: (ctx, query) => driversList(ctx, true, query),
  }),
  exportList({
    name: 'own-drivers',
    roles: ['enterprise'],
    title: titles.ownDrivers,
    query: api.users.ofEnterprise.query,
    columns: own,
    page: (ctx, query) => driversOf(ctx, ctx.actor.id, query),
  }),
  exportList({
    name: 'clients',
    roles: administrators,
    title: titles.clients,
    query: api.users.clients.query,
    columns: owning(texts.identification, texts.name),
    page: (ctx, query) => clientsList(ctx, false, query),
  }),
  exportList({
    name: 'client-enterprises',
    roles: administrators,
    title: titles.clientEnterprises,
    query: api.users.clients.query,
    columns: owning(texts.nit, texts.companyName),
    page: (ctx, query) => clientsList(ctx, true, query),
  }),
]
