/** What happened to a service, in words, by the name of the act on the wire. */
export const historyTexts = {
  otherAct: 'Cambio en el servicio',
  system: 'Arriero',
  byEnterprise: 'reportado por la empresa',
  unverified: 'hora sin verificar',
  reason: (reason: string) => `Motivo: ${reason}`,
  photo: (number: number) => `Foto ${number} del reporte`,
  none: 'Todavía no ha pasado nada.',
} as const
