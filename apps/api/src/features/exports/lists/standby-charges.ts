import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { standbyCharges } from '#features/standby/charges.views.ts'
import { type ExportColumn, exportList } from '../export-list.ts'
import { standbyChargesExportTexts as texts } from './standby-charges.texts.ts'

type Row = ReplyOf<typeof api.standby.all>['items'][number]

const columns: readonly ExportColumn<Row>[] = [
  { key: 'service', title: texts.service, kind: 'text', value: ({ orderId }) => orderId },
  { key: 'travel', title: texts.travel, kind: 'text', value: ({ travel }) => travel },
  { key: 'proposedAt', title: texts.proposedAt, kind: 'moment', value: ({ proposedAt }) => proposedAt },
  { key: 'client', title: texts.client, kind: 'text', value: ({ client }) => client.name },
  { key: 'carrier', title: texts.carrier, kind: 'text', value: ({ carrier }) => carrier.name },
  {
    key: 'meteredHours',
    of: 'hours',
    title: texts.meteredHours,
    kind: 'number',
    value: ({ meteredHours }) => meteredHours,
  },
  { key: 'hours', title: texts.hours, kind: 'number', value: ({ hours }) => hours },
  { key: 'total', title: texts.total, kind: 'pesos', value: ({ total }) => total },
  { key: 'state', title: texts.state, kind: 'text', value: ({ state }) => texts.states[state] },
  { key: 'paid', title: texts.paidAt, kind: 'moment', value: ({ paidAt }) => paidAt },
]

export const standbyChargesExport = exportList({
  name: 'standby-charges',
  roles: ['administrator', 'accountancy'],
  title: texts.title,
  query: api.standby.all.query,
  columns,
  page: standbyCharges,
})
