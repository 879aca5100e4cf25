import type { SentState } from '@arriero/domain/notifications/sent-state'

const states: Readonly<Record<SentState, string>> = {
  waiting: 'Por salir',
  sent: 'Enviado',
  delivered: 'Entregado',
  read: 'Leído',
  failed: 'No se pudo enviar',
  dropped: 'No salió',
}

export const sentTexts = {
  title: 'Lo que salió',
  help: 'Avisos que este servicio causó. El aviso en la campana se guarda de cinco a seis meses; por dónde más salió, siete días. Las alertas a quienes guardaron la ruta no se cuentan.',
  none: 'Este servicio no ha causado ningún aviso.',
  what: 'Aviso',
  to: 'Para',
  when: 'Cuándo',
  bell: 'Campana',
  bellRead: (when: string) => `Leída ${when}`,
  bellUnread: 'Sin leer',
  ways: 'También por',
  noWays: '—',
  states,
  way: (channel: string, state: string) => `${channel}: ${state.toLowerCase()}`,
} as const

export const seenTexts = {
  title: 'Quién vio qué',
  help: 'Se registra hasta dónde leyó cada uno la conversación, y quién del equipo la abrió por una PQR. Del resto del servicio no se registra quién lo mira.',
  none: 'Nadie ha leído la conversación todavía.',
  who: 'Quién',
  what: 'Qué vio',
  when: 'Cuándo',
  conversation: (read: number, written: number) =>
    read >= written ? 'Toda la conversación' : `La conversación, hasta el mensaje ${read} de ${written}`,
  opened: 'Abrió la conversación por una PQR',
  audit: 'Lo que hizo el equipo en este servicio, en la auditoría',
} as const
