export const legalDocumentsExportTexts = {
  title: 'Documentos legales',
  id: 'Id',
  name: 'Nombre',
  visible: 'Visible para',
  isActive: 'Activo',
  versions: 'Versión',
  size: 'Tamaño (kB)',
  created: 'Creado',
  updated: 'Actualizado',
} as const
