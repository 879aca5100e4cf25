export const ownDriversTexts = {
  title: 'Transportadores',
  help: 'Las personas que conducen para su empresa. El equipo valida sus documentos antes del primer servicio.',
  list: 'Mis conductores',
  register: 'Registrar conductor',
  formTitle: 'Registrar un conductor',
  empty: 'Todavía no tiene conductores',
  emptyHelp: 'Registre el primero: recibirá por correo una invitación para elegir su contraseña.',
  search: 'Buscar por nombre, cédula, correo o teléfono',
  suspend: 'Suspender',
  suspendEffect: (count: number) =>
    count === 1
      ? 'Saldrá de la plataforma ahora mismo y no podrá ser asignado. Solo el equipo puede volver a activarlo.'
      : `Estos ${count} conductores saldrán de la plataforma ahora mismo y no podrán ser asignados. Solo el equipo puede volver a activarlos.`,
  alreadySuspended: 'Ya está inactivo.',
} as const
