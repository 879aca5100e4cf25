export const endingPapersExportTexts = {
  title: 'Vencimientos',
  name: 'Documento',
  holder: 'De quién',
  span: 'Días que faltan',
  ends: 'Vence',
  isRenewed: 'Nueva versión por validar',
  renewedUntil: 'Nueva versión, vence',
  owner: 'Dueño',
} as const
