export const ownDriversTexts = {
  register: 'Registrar conductor',
  formTitle: 'Registrar un conductor',
  suspend: 'Suspender',
  suspendEffect: (count: number) =>
    count === 1
      ? 'Saldrá de la plataforma ahora mismo y no podrá ser asignado. Solo el equipo puede volver a activarlo.'
      : `Estos ${count} conductores saldrán de la plataforma ahora mismo y no podrán ser asignados. Solo el equipo puede volver a activarlos.`,
  alreadySuspended: 'Ya está inactivo.',
} as const
