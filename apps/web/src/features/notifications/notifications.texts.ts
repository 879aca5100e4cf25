export const notificationsTexts = {
  title: 'Avisos',
  help: 'Lo que pasa con sus servicios, sus documentos y su cuenta. Se guardan de cinco a seis meses.',
  bell: (unread: number | undefined) => {
    if (unread === undefined) return 'Avisos'
    if (unread === 0) return 'Avisos: nada sin leer'
    return unread > 99 ? 'Avisos: más de 99 sin leer' : `Avisos: ${unread} sin leer`
  },
  badge: (unread: number) => (unread > 99 ? '99+' : String(unread)),
  unread: 'Sin leer',
  markAll: 'Marcar todos como leídos',
  markOne: 'Marcar como leído',
  all: 'Ver todos',
  more: 'Ver más avisos',
  empty: 'No tiene avisos',
  emptyHelp: 'Cuando algo cambie en sus servicios o se acerque el vencimiento de un documento, lo verá aquí.',
  push: {
    title: 'Avisos en este equipo',
    off: 'Reciba los avisos en este equipo aunque no tenga Arriero abierto.',
    on: 'Este equipo recibe los avisos hasta que cierre la sesión.',
    denied:
      'El navegador tiene bloqueados los avisos de Arriero. Permítalos en su configuración para activarlos.',
    turnOn: 'Activar avisos',
    turnOff: 'Desactivar avisos',
    notOn: 'No se pudo activar. Revise su conexión e intente de nuevo.',
    notOff:
      'No se pudo desactivar: este equipo sigue recibiendo los avisos. Revise su conexión e intente de nuevo.',
  },
} as const
