import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { roleTexts } from '@arriero/contract/es/words'
import { cancelledServices } from '#features/cancellations/cancellations.views.ts'
import { type ExportColumn, exportList } from '../export-list.ts'
import { cancellationsExportTexts as texts } from './cancellations.texts.ts'
import { personColumns, routeColumns, serviceColumn } from './service-columns.ts'

type Row = ReplyOf<typeof api.cancellations.all>['items'][number]

const columns: readonly ExportColumn<Row>[] = [
  serviceColumn,
  { key: 'dateCreateAt', title: texts.date, kind: 'moment', value: ({ dateCreateAt }) => dateCreateAt },
  ...routeColumns,
  { key: 'description', title: texts.description, kind: 'text', value: ({ description }) => description },
  { key: 'cause', title: texts.cause, kind: 'text', value: ({ cause }) => texts.causes[cause] },
  ...personColumns('user', texts.user, ({ user }: Row) => user),
  { key: 'rol', title: texts.rol, kind: 'text', value: ({ user }) => user && roleTexts[user.rol] },
  { key: 'fee', title: texts.fee, kind: 'pesos', value: ({ fee }) => fee },
  { key: 'vat', of: 'fee', title: texts.vat, kind: 'pesos', value: ({ vat }) => vat },
  {
    key: 'insuranceKept',
    of: 'refund',
    title: texts.insuranceKept,
    kind: 'pesos',
    value: ({ insuranceKept }) => insuranceKept,
  },
  { key: 'refund', title: texts.refund, kind: 'pesos', value: ({ refund }) => refund },
]

export const cancellationsExport = exportList({
  name: 'cancellations',
  roles: ['administrator', 'accountancy'],
  title: texts.title,
  query: api.cancellations.all.query,
  columns,
  page: cancelledServices,
})
