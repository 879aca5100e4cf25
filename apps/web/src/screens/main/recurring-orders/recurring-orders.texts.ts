import type { Weekday } from '@arriero/domain/places/opening-hours'
import { formatDay } from '#shared/format.ts'

/** A day breaks nowhere in itself. */
export const daysInWords = (days: readonly string[]): string =>
  days.map((day) => formatDay(day).replaceAll(' ', '\u00a0')).join(' · ')

export const recurringOrdersTexts = {
  create: 'Crear servicio recurrente',
  createTitle: 'Nuevo servicio recurrente',
  window: 'Servicio recurrente',
  noTemplates: 'Primero guarde una plantilla: abra un servicio y use «Guardar como plantilla».',
  toTemplates: 'Ver mis plantillas',
  name: 'Nombre',
  nameHelp: 'Como lo llama su equipo: «Despacho diario a Cali».',
  nameRequired: 'El nombre es obligatorio',
  template: 'Qué se repite',
  templateHelp: 'Una de sus plantillas. Puede cambiar la hora.',
  templateRequired: 'Elija la plantilla que se repite',
  weekdays: 'Qué días',
  days: {
    monday: 'Lunes',
    tuesday: 'Martes',
    wednesday: 'Miércoles',
    thursday: 'Jueves',
    friday: 'Viernes',
    saturday: 'Sábado',
    sunday: 'Domingo',
  } satisfies Record<Weekday, string>,
  from: 'Desde',
  fromRequired: 'La fecha de inicio es obligatoria',
  until: 'Hasta',
  untilHelp: 'Vacío: hasta que usted lo termine.',
  holidays: 'Los festivos de Colombia',
  leadDays: 'Se publica',
  leadOption: (days: number) => (days === 1 ? '1 día antes' : `${days} días antes`),
  price: 'Su precio antes de IVA',
  priceHelp: 'Vacío: los transportadores ofertan.',
  noPrice: 'Lo ofertan los transportadores',
  next: 'Próximas fechas',
  save: 'Crear',
  saved: 'El servicio recurrente se ha registrado correctamente',
  changed: 'El servicio recurrente se ha actualizado correctamente',
  change: {
    act: 'Cambiar',
    save: 'Guardar',
    effect: 'Vale para lo que falta por pedir: los servicios que ya se publicaron siguen igual.',
  },
  act: {
    active: { act: 'Reanudar', done: 'Se reanudó: se publica desde la próxima fecha' },
    paused: { act: 'Pausar', done: 'Quedó en pausa: no se publica nada hasta que lo reanude' },
    ended: { act: 'Terminar', done: 'El servicio recurrente terminó' },
  },
  endTitle: 'Terminar el servicio recurrente',
  endEffect:
    'No se piden más servicios con esta regla y no se puede reanudar. Los que ya se publicaron siguen igual.',
} as const
