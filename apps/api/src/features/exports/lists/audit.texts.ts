export const auditExportTexts = {
  title: 'Registro de auditoría',
  at: 'Fecha',
  actor: 'Quién',
  actorId: 'Id de quien actuó',
  rol: 'Rol',
  nobody: 'El sistema',
  act: 'Acto',
  objectKind: 'Objeto',
  objectId: 'Id del objeto',
  details: 'Detalle',
  seal: 'Sello',
} as const
