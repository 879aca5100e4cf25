import { lights } from '@arriero/domain/support/support'
import { api } from '../../index.ts'
import { listValue, type ListColumn, type RowOf } from '../../lists/column.ts'
import { lightTexts, pqrStatusTexts, pqrTypeTexts } from '../support.ts'
import { roleTexts } from '../words.ts'

type OwnPqr = RowOf<typeof api.support.all, 'own'>

const facts = {
  number: { title: 'Radicado', kind: 'digits', widthPx: 116, card: 'title' },
  type: { title: 'Tipo', kind: 'choice', words: pqrTypeTexts, widthPx: 110 },
  status: {
    title: 'Estado',
    kind: 'choice',
    words: pqrStatusTexts,
    filters: true,
    widthPx: 126,
    card: 'aside',
  },
  subject: { title: 'Asunto', kind: 'text', card: 'fact' },
  description: { of: 'subject', title: 'Descripción', kind: 'text' },
  order: { of: 'subject', title: 'Servicio', kind: 'text', value: ({ orderId }) => orderId },
  createDate: { title: 'Fecha', kind: 'day', widthPx: 106, isSortable: true },
  dueOn: { title: 'Vence', kind: 'day', widthPx: 106 },
  light: {
    title: 'Plazo legal',
    kind: 'choice',
    words: lightTexts,
    file: { title: 'Respondida a tiempo', kind: 'yesNo', value: ({ isOnTime }) => isOnTime },
    card: 'fact',
  },
  createUpdate: { title: 'Última actualización', kind: 'moment', isOptional: true, widthPx: 190 },
  response: { title: 'Respuesta', kind: 'text', isOptional: true },
} as const satisfies Record<string, ListColumn<OwnPqr>>

/** What the desk reads of each PQR. Spec §2 "PQR table". */
export const pqrsList = listValue<typeof api.support.all, 'staff'>(api.support.all)({
  name: 'pqrs',
  title: 'PQR',
  label: 'PQRs',
  page: {
    title: 'PQRs',
    help: 'Peticiones, quejas y reclamos de las personas, con el plazo que da la ley para responder.',
  },
  search: 'asunto, persona o código',
  empty: [
    'No hay PQRs',
    'Aparecerán aquí en cuanto alguien registre una. También puede registrar la de quien llama.',
  ],
  columns: {
    ...facts,
    type: { ...facts.type, filters: true },
    dueOn: { ...facts.dueOn, isSortable: true },
    light: {
      ...facts.light,
      title: 'Plazo (hábiles)',
      filters: Object.fromEntries(lights.toReversed().map((light) => [light, lightTexts[light]])),
      widthPx: 158,
    },
    userId: {
      title: 'Usuario',
      kind: 'text',
      value: ({ userId }) => userId.name,
      note: ({ userId }) => roleTexts[userId.rol],
      widthPx: 160,
      card: 'fact',
    },
    rol: { of: 'userId', title: 'Rol', kind: 'text', value: ({ userId }) => roleTexts[userId.rol] },
    assignee: {
      title: 'Responsable',
      kind: 'text',
      value: ({ assignee }) => assignee?.name,
      missing: 'Nadie',
      isOptional: true,
      widthPx: 140,
      card: 'fact',
    },
    hasReply: {
      title: 'Novedad',
      kind: 'choice',
      value: ({ hasReply }) => (hasReply ? 'true' : null),
      words: { true: 'Escribió de nuevo' },
      tones: { true: 'waiting' },
      missing: '—',
      isOptional: true,
      widthPx: 150,
      card: 'fact',
    },
  },
  screen: [
    'number',
    'light',
    'status',
    'type',
    'subject',
    'userId',
    'assignee',
    'hasReply',
    'createDate',
    'dueOn',
    'createUpdate',
    'response',
  ],
  filters: { assignee: 'one', hasReply: 'one' },
})

/** The reader's own requests (PQR). Decisions §17. */
export const ownPqrsList = listValue<typeof api.support.all, 'own'>(api.support.all)({
  name: 'own-pqrs',
  title: 'Mis PQR',
  label: 'Mis solicitudes',
  page: {
    title: 'Mis solicitudes (PQR)',
    help: 'Pregunte, reclame o pida algo sobre sus datos. Aquí ve en qué va cada solicitud y qué le respondimos.',
  },
  search: 'asunto o código',
  empty: [
    'No tiene solicitudes',
    'Escriba la primera: le damos un número de radicado y el plazo en que le respondemos.',
  ],
  columns: {
    ...facts,
    number: { ...facts.number, widthPx: 118, card: 'fact' },
    type: { ...facts.type, widthPx: 150 },
    status: { ...facts.status, widthPx: 140 },
    subject: { ...facts.subject, card: 'title' },
    light: { ...facts.light, widthPx: 236 },
    createDate: { ...facts.createDate, kind: 'moment', widthPx: 190, card: 'fact' },
  },
  screen: ['number', 'subject', 'type', 'status', 'light', 'createDate'],
})
