import { isId, shortCode } from '@arriero/domain/people/identifiers'
import { api } from '../../index.ts'
import { listValue, type RowOf } from '../../lists/column.ts'
import { auditActText, auditActTexts, auditObjectName, auditObjectText, auditObjectTexts } from '../audit.ts'
import { auditDetailWords } from '../audit-details.ts'
import { roleTexts } from '../words.ts'

export type AuditRow = RowOf<typeof api.audit.all>

const byWord = (words: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(words).toSorted(([, one], [, other]) => one.localeCompare(other, 'es')))

/** Shortens an id to its end, the part that people read. */
const objectCode = (id: string) => (isId(id) ? shortCode(id) : id)

const nameOf = ({ objectKind, objectId, objectName }: AuditRow) =>
  auditObjectName(objectKind, objectId, objectName)

/** The trail of who did what. Decisions §17. */
export const auditList = listValue(api.audit.all)({
  name: 'audit',
  title: 'Registro de auditoría',
  page: {
    title: 'Auditoría',
    help: 'Quién hizo qué, sobre qué y cuándo. Nadie puede cambiar ni borrar estos registros.',
  },
  search: 'persona o código del objeto',
  days: 'Fecha',
  empty: ['No hay registros'],
  columns: {
    at: { title: 'Fecha', kind: 'moment', isSortable: true, card: 'fact' },
    actor: {
      title: 'Quién',
      kind: 'text',
      value: ({ actor }) => actor?.name ?? 'El sistema',
      note: ({ actor }) => actor && roleTexts[actor.rol],
      widthPx: 190,
      isSearchable: true,
      card: 'fact',
    },
    rol: { of: 'actor', title: 'Rol', kind: 'text', value: ({ actor }) => actor && roleTexts[actor.rol] },
    actorId: { of: 'actor', title: 'Id de quien actuó', kind: 'text', value: ({ actor }) => actor?._id },
    act: {
      title: 'Acto',
      kind: 'text',
      value: ({ act }) => auditActText(act),
      filters: byWord(auditActTexts),
      widthPx: 230,
      card: 'title',
    },
    objectKind: {
      title: 'Objeto',
      kind: 'text',
      value: ({ objectKind }) => auditObjectText(objectKind),
      note: (row) => row.objectId && (nameOf(row) ?? objectCode(row.objectId)),
      file: {
        kind: 'text',
        value: (row) => [auditObjectText(row.objectKind), nameOf(row)].filter(Boolean).join(' · '),
      },
      filters: byWord(auditObjectTexts),
      widthPx: 200,
      card: 'fact',
    },
    objectId: { of: 'objectKind', title: 'Id del objeto', kind: 'text' },
    details: { title: 'Detalle', kind: 'text', value: ({ details }) => auditDetailWords(details).join('; ') },
    seal: {
      title: 'Sello',
      kind: 'text',
      value: ({ seal }) => (seal === null ? null : `Sello ${seal}`),
      missing: 'En el próximo minuto',
      file: { kind: 'number', value: ({ seal }) => seal },
      widthPx: 130,
    },
  },
})
