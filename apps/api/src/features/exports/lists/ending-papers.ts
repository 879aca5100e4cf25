import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { endingPapers } from '#features/papers/ending.views.ts'
import { type ExportColumn, exportList } from '../export-list.ts'
import { endingPapersExportTexts as texts } from './ending-papers.texts.ts'

type Row = ReplyOf<typeof api.papers.ending>['items'][number]

const columns: readonly ExportColumn<Row>[] = [
  { key: 'name', title: texts.name, kind: 'text', value: ({ name }) => name },
  {
    key: 'holder',
    title: texts.holder,
    kind: 'text',
    value: ({ licensePlate, user }) => licensePlate ?? user.name,
  },
  { key: 'owner', title: texts.owner, kind: 'text', value: ({ user }) => user.name },
  { key: 'span', title: texts.span, kind: 'number', value: ({ daysLeft }) => daysLeft },
  { key: 'expirationDate', title: texts.ends, kind: 'day', value: ({ expirationDate }) => expirationDate },
  { key: 'isRenewed', title: texts.isRenewed, kind: 'yesNo', value: ({ renewal }) => renewal !== null },
  {
    key: 'renewedUntil',
    of: 'isRenewed',
    title: texts.renewedUntil,
    kind: 'day',
    value: ({ renewal }) => renewal?.expirationDate,
  },
]

export const endingPapersExport = exportList({
  name: 'ending-papers',
  roles: ['administrator', 'enterprise'],
  title: texts.title,
  query: api.papers.ending.query,
  columns,
  page: endingPapers,
})
