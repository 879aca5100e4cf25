import type { StandbyState } from '@arriero/domain/standby'

const states: Readonly<Record<StandbyState, string>> = {
  proposed: 'Por aceptar',
  objected: 'En revisión de Contabilidad',
  accepted: 'Aceptado por el cliente',
  decided: 'Resuelto por Contabilidad',
  waived: 'Sin cobro',
}

export const standbyChargesExportTexts = {
  title: 'Cobros por espera',
  service: 'Servicio',
  travel: 'Trayecto',
  proposedAt: 'Propuesto',
  client: 'Dueño de carga',
  carrier: 'Transportador',
  meteredHours: 'Horas medidas',
  hours: 'Horas cobradas',
  total: 'Total',
  state: 'Estado',
  states,
  paidAt: 'Pagado',
} as const
