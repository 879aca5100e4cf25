import { picturesMost } from '@arriero/domain/typed/limits'

/** Words of the conversation of a service on screen; those that the server says too are in contract/es/messages. */
export const messagesTexts = {
  open: 'Mensajes',
  openWith: (count: number) => (count === 1 ? 'Mensajes: 1 sin leer' : `Mensajes: ${count} sin leer`),
  badge: (count: number) => (count > 99 ? '99+' : String(count)),
  title: (code: string) => `Mensajes del servicio ${code}`,
  log: 'Conversación del servicio',
  between: (names: string) => `Participan: ${names}`,
  empty: 'Todavía no hay mensajes',
  emptyText: 'Escriba el primero: lo leen el cliente, el transportador y el conductor.',
  older: 'Ver mensajes anteriores',
  you: 'Usted',
  /** Both hours of a message that waited for a line. */
  writtenAt: (written: string, arrived: string) => `Escrito ${written} · Enviado ${arrived}`,
  place: (name: string) => `Ubicación: ${name}`,
  openPlace: 'Abrir en el mapa',
  photo: (nth: number) => `Foto ${nth} del mensaje`,
  readBy: (names: string) => `Leído por ${names}`,
  sent: 'Enviado',
  sending: 'Enviando…',
  unsent: 'Sin enviar',
  unsentHelp: 'Se envía solo cuando vuelva la conexión.',
  failed: 'No se pudo enviar',
  again: 'Reintentar',
  discard: 'Descartar',
  write: {
    label: 'Mensaje',
    placeholder: 'Escriba un mensaje',
    send: 'Enviar',
    photos: 'Agregar fotos',
    place: 'Enviar mi ubicación',
    placeFailed: 'No pudimos saber dónde está. Revise el permiso de ubicación de su navegador.',
    removePhoto: (nth: number) => `Quitar la foto ${nth}`,
    tooMany: (chosen: number) =>
      `Un mensaje lleva hasta ${picturesMost.message} fotos y usted eligió ${chosen}. No se agregó ninguna: elija menos o envíelas en varios mensajes.`,
    preparing: 'Preparando las fotos…',
    quick: 'Respuestas rápidas',
    tooFast: 'En movimiento solo respuestas rápidas. Deténgase para escribir.',
  },
  home: {
    title: 'Mensajes sin leer',
    from: (name: string | null) => name ?? 'Equipo de soporte',
    route: (from: string, to: string) => `${from} → ${to}`,
    photo: 'Envió una foto o su ubicación',
  },
  staff: {
    open: 'Leer la conversación',
    help: 'Al abrirla, las dos partes verán que el equipo la lee por esta PQR, y queda en la auditoría.',
    none: 'Este servicio no tiene una PQR abierta: su conversación es solo de las partes.',
    section: 'Conversación del servicio',
  },
} as const
