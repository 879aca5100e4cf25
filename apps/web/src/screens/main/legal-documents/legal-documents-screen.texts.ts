export const screenTexts = {
  title: 'Documentación',
  readerHelp: 'Contratos, políticas y guías para usted. Descárguelos cuando los necesite.',
  list: 'Documentos legales',
  create: 'Nuevo documento',
  createTitle: 'Nuevo documento legal',
  editOf: (name: string) => `Editar ${name}`,
  editTitle: 'Editar documento legal',
  action: 'Acciones',
  empty: 'No hay documentos',
  readerEmptyHelp: 'Todavía no hemos publicado documentos para su rol.',
  gone: 'Este documento no está en la lista.',
} as const
