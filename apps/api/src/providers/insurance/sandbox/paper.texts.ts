/** Words of the printed quotation and policy. */
import type { PaperKind } from './paper-store.ts'

export const insurerName = 'Seguros La Recua S. A.'
export const insurerNote = 'Aseguradora de prueba · Documento sin valor comercial'

export const titles: Record<PaperKind, { head: string; title: string; number: string; issued: string }> = {
  quote: {
    head: 'COTIZACIÓN',
    title: 'Cotización de seguro de transporte de mercancías',
    number: 'Cotización n.º',
    issued: 'Fecha de cotización',
  },
  policy: {
    head: 'PÓLIZA',
    title: 'Póliza de seguro de transporte de mercancías',
    number: 'Póliza n.º',
    issued: 'Fecha de expedición',
  },
}

export const labels = {
  parties: 'Partes',
  insurer: 'Aseguradora',
  insured: 'Tomador y asegurado',
  identification: 'Identificación',
  service: 'Servicio asegurado',
  trip: 'Trayecto',
  origin: 'Origen',
  destination: 'Destino',
  cargo: 'Mercancía',
  packaging: 'Empaque',
  mobilization: 'Movilización',
  cover: 'Vigencia',
  from: 'Desde',
  until: 'Hasta',
  untilText: 'La entrega en destino, sin pasar de 30 días',
  money: 'Valores',
  declared: 'Valor declarado (límite asegurado)',
  premium: 'Prima',
  vat: 'IVA',
  total: 'Total a pagar',
  clauses: 'Resumen de condiciones',
  annulled: 'ANULADA',
}

export const clauses: Record<PaperKind, readonly string[]> = {
  quote: [
    'Esta cotización no otorga cobertura: la póliza se expide cuando se confirma el pago del servicio.',
    'Los valores se mantienen para las condiciones aquí descritas y para la fecha de servicio indicada.',
  ],
  policy: [
    'Amparos: pérdida total o parcial y daño material de la mercancía por choque, vuelco, incendio, hurto calificado, avería particular y falta de entrega.',
    'La cobertura empieza a la hora reservada para el cargue y termina con la entrega en destino.',
    'Deducible: 10 % del valor de la pérdida, mínimo un salario mínimo mensual legal vigente.',
    'Exclusiones: vicio propio, empaque inadecuado, demora, lucro cesante, y trayectos distintos del indicado.',
    'Aviso de siniestro: dentro de los tres días siguientes a su conocimiento, con la remesa y las fotos de la entrega.',
    'Si el servicio se cancela antes del inicio de la cobertura, la prima se devuelve con las deducciones pactadas.',
  ],
}
