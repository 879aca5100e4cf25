import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { auditActText, auditObjectName, auditObjectText } from '@arriero/contract/es/audit'
import { auditDetailWords } from '@arriero/contract/es/audit-details'
import { roleTexts } from '@arriero/contract/es/words'
import { trailPage } from '#features/audit/audit.views.ts'
import { type ExportColumn, exportList } from '../export-list.ts'
import { auditExportTexts as texts } from './audit.texts.ts'

type Row = ReplyOf<typeof api.audit.all>['items'][number]

const columns: readonly ExportColumn<Row>[] = [
  { key: 'at', title: texts.at, kind: 'moment', value: ({ at }) => at },
  { key: 'actor', title: texts.actor, kind: 'text', value: ({ actor }) => actor?.name ?? texts.nobody },
  {
    key: 'rol',
    of: 'actor',
    title: texts.rol,
    kind: 'text',
    value: ({ actor }) => actor && roleTexts[actor.rol],
  },
  { key: 'actorId', of: 'actor', title: texts.actorId, kind: 'text', value: ({ actor }) => actor?._id },
  { key: 'act', title: texts.act, kind: 'text', value: ({ act }) => auditActText(act) },
  {
    key: 'objectKind',
    title: texts.objectKind,
    kind: 'text',
    value: ({ objectKind, objectId, objectName }) =>
      [auditObjectText(objectKind), auditObjectName(objectKind, objectId, objectName)]
        .filter(Boolean)
        .join(' · '),
  },
  {
    key: 'objectId',
    of: 'objectKind',
    title: texts.objectId,
    kind: 'text',
    value: ({ objectId }) => objectId,
  },
  {
    key: 'details',
    title: texts.details,
    kind: 'text',
    value: ({ details }) => auditDetailWords(details).join('; '),
  },
  { key: 'seal', title: texts.seal, kind: 'number', value: ({ seal }) => seal },
]

export const auditExport = exportList({
  name: 'audit',
  roles: ['administrator'],
  title: texts.title,
  query: api.audit.all.query,
  columns,
  page: trailPage,
})
