import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { ratesHistory } from '#features/rates/rates-history.views.ts'
import { type ExportColumn, exportList } from '../export-list.ts'
import { rateHistoryExportTexts as texts } from './rate-history.texts.ts'

type Row = ReplyOf<typeof api.rates.history>['items'][number]

const columns: readonly ExportColumn<Row>[] = [
  { key: 'createdAt', title: texts.at, kind: 'moment', value: ({ createdAt }) => createdAt },
  { key: 'by', title: texts.by, kind: 'text', value: ({ by }) => by?.name },
  { key: 'profit', title: texts.profit, kind: 'decimal', value: ({ profit }) => profit },
  { key: 'insurance', title: texts.insurance, kind: 'decimal', value: ({ insurance }) => insurance },
  { key: 'percent', title: texts.percent, kind: 'decimal', value: ({ percent }) => percent },
  {
    key: 'percentArrieroInsurance',
    title: texts.insurer,
    kind: 'decimal',
    value: ({ percentArrieroInsurance }) => percentArrieroInsurance,
  },
]

export const rateHistoryExport = exportList({
  name: 'rate-history',
  roles: ['administrator'],
  title: texts.title,
  query: api.rates.history.query,
  columns,
  page: ratesHistory,
})
