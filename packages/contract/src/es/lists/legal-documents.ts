import { api } from '../../index.ts'
import { readerRoles } from '../../papers/legal-documents.ts'
import { listValue } from '../../lists/column.ts'
import { roleTexts } from '../words.ts'

/** Every legal document, as who publishes them reads it. */
export const legalDocumentsList = listValue<typeof api.legalDocuments.byRole, 'admin'>(
  api.legalDocuments.byRole,
)({
  name: 'legal-documents',
  title: 'Documentos legales',
  page: {
    title: 'Documentación',
    help: 'Lo que Arriero publica para cada rol: contratos, políticas y guías.',
  },
  search: 'nombre',
  empty: ['No hay documentos', 'Publique el primero: diga para quién es y suba el PDF.'],
  columns: {
    id: { title: 'Id', kind: 'text', value: ({ _id }) => _id },
    name: { title: 'Nombre', kind: 'text', isSortable: true, card: 'title' },
    visible: {
      title: 'Visible para',
      kind: 'text',
      value: ({ visible }) => visible.map((role) => roleTexts[role]).join(', '),
      filters: Object.fromEntries(readerRoles.map((role) => [role, roleTexts[role]])),
      widthPx: 430,
      card: 'fact',
    },
    isActive: {
      title: 'Estado',
      kind: 'choice',
      value: ({ isActive }) => String(isActive),
      words: { true: 'Activo', false: 'Inactivo' },
      tones: { true: 'good', false: 'off' },
      filters: true,
      widthPx: 120,
      card: 'aside',
    },
    versions: {
      title: 'Versiones',
      kind: 'number',
      value: ({ versions }) => versions.length,
      widthPx: 110,
    },
    size: {
      of: 'versions',
      title: 'Tamaño (kB)',
      kind: 'number',
      value: ({ sizeBytes }) => Math.round(sizeBytes / 1000),
    },
    createdAt: { title: 'Creado', kind: 'day' },
    updatedAt: { title: 'Actualizado', kind: 'day', widthPx: 150, isSortable: true, card: 'fact' },
  },
  screen: ['name', 'visible', 'isActive', 'versions', 'updatedAt'],
})
