export const waiverTexts = {
  effect:
    'El transportador podrá asignar a este conductor y este vehículo aunque no cumplan el requisito que elija, solo en este servicio y por 24 horas.',
  never:
    'Nunca se exceptúan la propiedad, la actividad, el cruce de horarios ni un SOAT, revisión o licencia vencidos.',
  driver: 'Conductor',
  vehicle: 'Vehiculo',
  gate: 'Requisito que se exceptúa',
  gatePlaceholder: 'Elija el requisito',
  gateRequired: 'Elija el requisito que se exceptúa.',
  reason: 'Motivo',
  reasonHelp: 'Queda en la historia del servicio; lo lee el transportador.',
  act: 'Conceder la excepción',
  done: (until: string) => `Excepción concedida hasta el ${until}`,
} as const
