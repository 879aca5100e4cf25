import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { pqrStatusTexts, pqrTypeTexts } from '@arriero/contract/es/support'
import { roleTexts } from '@arriero/contract/es/words'
import { isOperatorRole, roles } from '@arriero/domain/roles'
import { requestsFor } from '#features/support/support.views.ts'
import { type ExportColumn, exportList } from '../export-list.ts'
import { supportExportTexts as texts } from './support.texts.ts'

type Row = ReplyOf<typeof api.support.all, 'own'>['items'][number]

const facts: readonly ExportColumn<Row>[] = [
  { key: 'number', title: texts.number, kind: 'text', value: ({ number }) => number },
  { key: 'type', title: texts.type, kind: 'text', value: ({ type }) => pqrTypeTexts[type] },
  { key: 'status', title: texts.status, kind: 'text', value: ({ status }) => pqrStatusTexts[status] },
  { key: 'subject', title: texts.subject, kind: 'text', value: ({ subject }) => subject },
  {
    key: 'description',
    of: 'subject',
    title: texts.description,
    kind: 'text',
    value: ({ description }) => description,
  },
  { key: 'order', of: 'subject', title: texts.order, kind: 'text', value: ({ orderId }) => orderId },
  { key: 'createDate', title: texts.created, kind: 'day', value: ({ createDate }) => createDate },
  { key: 'dueOn', title: texts.due, kind: 'day', value: ({ dueOn }) => dueOn },
  { key: 'light', title: texts.onTime, kind: 'yesNo', value: ({ isOnTime }) => isOnTime },
  { key: 'createUpdate', title: texts.updated, kind: 'moment', value: ({ createUpdate }) => createUpdate },
  { key: 'response', title: texts.response, kind: 'text', value: ({ response }) => response },
]

const whose: readonly ExportColumn<Row>[] = [
  { key: 'userId', title: texts.person, kind: 'text', value: ({ userId }) => userId.name },
  { key: 'rol', of: 'userId', title: texts.rol, kind: 'text', value: ({ userId }) => roleTexts[userId.rol] },
]

const { query } = api.support.all

/** Everybody's, for the desk. */
export const supportExport = exportList({
  name: 'pqrs',
  roles: ['administrator', 'soport'],
  title: texts.title,
  query,
  columns: [...facts, ...whose],
  page: async (ctx, asked) => (await requestsFor(ctx, asked)).value,
})

export const ownRequestsExport = exportList({
  name: 'own-pqrs',
  roles: roles.filter((role) => !isOperatorRole(role)),
  title: texts.ownTitle,
  query,
  columns: facts,
  page: async (ctx, asked) => (await requestsFor(ctx, { ...asked, mine: true })).value,
})
