export const ownDriverPageTexts = {
  edit: 'Editar datos',
  editTitle: (name: string) => `Editar los datos de ${name}`,
  invite: 'Enviar invitación',
  inviteAgain: 'Enviar otra invitación',
  invited: 'La invitación se envió',
  invitation: {
    missing: 'Todavía no tiene correo: agréguelo en «Editar datos» para invitarlo.',
    sent: 'Recibió la invitación y aún no la acepta. El enlace vence en 7 días.',
    over: 'La invitación venció sin que la aceptara.',
    accepted: 'Aceptó la invitación y entra con su propia contraseña.',
  },
  suspend: 'Suspender',
  suspendTitle: (name: string) => `Suspender a ${name}`,
  suspendEffect:
    'Saldrá de la plataforma ahora mismo y no podrá ser asignado. Solo el equipo puede volver a activarlo.',
  suspended: 'El conductor se suspendió',
  standing: 'Acceso',
  returned: 'El equipo pidió corregir:',
  resend: 'Enviar a revisión',
  resent: 'El conductor volvió a la revisión del equipo',
  reviewing: 'Sus correcciones se enviaron; el equipo las revisa.',
} as const
