import type { HolidayWay, OccurrenceState, RecurringState } from '@arriero/domain/orders/recurring'
import type { Weekday } from '@arriero/domain/places/opening-hours'
import { placeLines } from '@arriero/domain/places/place-name'
import { api } from '../../index.ts'
import { listValue, type Tone } from '../../lists/column.ts'
import { dayText } from '../when.ts'

/** A client's own address book. */
export const savedPlacesList = listValue(api.savedPlaces.all)({
  name: 'saved-places',
  title: 'Mis lugares',
  page: {
    help: 'Los sitios donde carga y descarga, con contacto, horario e instrucciones: se eligen al pedir un servicio.',
  },
  search: 'nombre, dirección o contacto',
  empty: [
    'No tiene lugares guardados',
    'Guarde el primero: después lo elige en vez de escribir la dirección.',
  ],
  columns: {
    name: { title: 'Lugar', kind: 'text', isSortable: true, isStrong: true, widthPx: 200, card: 'title' },
    place: {
      title: 'Dirección',
      kind: 'text',
      value: ({ place }) => placeLines(place.name).town,
      note: ({ place }) => placeLines(place.name).street,
      file: { kind: 'text', value: ({ place }) => place.name },
      card: 'fact',
    },
    contactName: { title: 'Contacto', kind: 'text', widthPx: 180, card: 'fact' },
    contactPhone: { title: 'Teléfono', kind: 'phone', card: 'fact' },
    instructions: { title: 'Instrucciones', kind: 'text', widthPx: 260 },
    createdAt: { title: 'Guardado', kind: 'day', isSortable: true, widthPx: 120 },
  },
})

/** Services a client asks for again and again. */
export const orderTemplatesList = listValue(api.orderTemplates.all)({
  name: 'order-templates',
  title: 'Plantillas',
  page: {
    help: 'Servicios que pide seguido, con sus lugares, carga y contactos: solo falta la fecha. El precio no se guarda.',
  },
  search: 'nombre o lugar',
  empty: ['No tiene plantillas', 'Abra un servicio y use «Guardar como plantilla»: quedará aquí.'],
  columns: {
    name: {
      title: 'Plantilla',
      kind: 'text',
      isSortable: true,
      isStrong: true,
      widthPx: 200,
      card: 'title',
    },
    origin: {
      title: 'Origen',
      kind: 'text',
      value: ({ origin }) => placeLines(origin.name).town,
      note: ({ origin }) => placeLines(origin.name).street,
      file: { kind: 'text', value: ({ origin }) => origin.name },
      card: 'fact',
    },
    destination: {
      title: 'Destino',
      kind: 'text',
      value: ({ destination }) => placeLines(destination.name).town,
      note: ({ destination }) => placeLines(destination.name).street,
      file: { kind: 'text', value: ({ destination }) => destination.name },
      card: 'fact',
    },
    typeLoad: { title: 'Carga', kind: 'text', value: ({ typeLoad }) => typeLoad.name, widthPx: 110 },
    typeVehicle: {
      title: 'Vehículo',
      kind: 'text',
      value: ({ typeVehicle }) => typeVehicle.name,
      widthPx: 170,
      card: 'fact',
    },
    uses: { title: 'Usos', kind: 'number', isSortable: true },
    usedAt: { title: 'Último uso', kind: 'day', widthPx: 120 },
    createdAt: { title: 'Guardada', kind: 'day', isSortable: true, isOptional: true, widthPx: 120 },
  },
})

const stateWords: Record<RecurringState, string> = {
  active: 'Activo',
  paused: 'En pausa',
  ended: 'Terminado',
}
const stateTones: Record<RecurringState, Tone> = { active: 'good', paused: 'waiting', ended: 'off' }

export const holidayTexts: Record<HolidayWay, string> = {
  skip: 'No se piden',
  keep: 'Se piden igual',
  before: 'Pasan al día hábil anterior',
  after: 'Pasan al día hábil siguiente',
}

const shortDays: Record<Weekday, string> = {
  monday: 'lun',
  tuesday: 'mar',
  wednesday: 'mié',
  thursday: 'jue',
  friday: 'vie',
  saturday: 'sáb',
  sunday: 'dom',
}

/** Services that come again by weekdays. */
export const recurringOrdersList = listValue(api.recurringOrders.all)({
  title: 'Servicios recurrentes',
  page: {
    help: 'Servicios que se piden solos ciertos días de la semana, con la anticipación que usted diga.',
  },
  search: 'nombre o lugar',
  empty: [
    'No tiene servicios recurrentes',
    'Guarde un servicio como plantilla y diga qué días se repite: se publica solo.',
  ],
  columns: {
    name: { title: 'Nombre', kind: 'text', isSortable: true, isStrong: true, widthPx: 190, card: 'title' },
    state: {
      title: 'Estado',
      kind: 'choice',
      words: stateWords,
      tones: stateTones,
      widthPx: 120,
      card: 'aside',
    },
    route: {
      title: 'Ruta',
      kind: 'text',
      value: ({ origin, destination }) => `${placeLines(origin).town} – ${placeLines(destination).town}`,
      card: 'fact',
    },
    weekdays: {
      title: 'Días',
      kind: 'text',
      value: ({ weekdays }) => weekdays.map((day) => shortDays[day]).join(', '),
      widthPx: 170,
      card: 'fact',
    },
    hourService: {
      title: 'Hora',
      kind: 'digits',
      value: ({ hourService }) => hourService.replace(/^0/, '').replace('AM', 'a. m.').replace('PM', 'p. m.'),
      widthPx: 110,
    },
    holidays: { title: 'Festivos', kind: 'choice', words: holidayTexts, isOptional: true, widthPx: 190 },
    next: {
      title: 'Próximo',
      kind: 'day',
      value: ({ nextDays: [next] }) => next ?? null,
      widthPx: 120,
      card: 'fact',
    },
    until: { title: 'Hasta', kind: 'day', widthPx: 120, missing: 'Sin fecha final' },
    published: { title: 'Pedidos', kind: 'number' },
    createdAt: { title: 'Creado', kind: 'day', isSortable: true, isOptional: true, widthPx: 120 },
  },
})

const occurrenceWords: Record<OccurrenceState, string> = {
  published: 'Publicado',
  skipped: 'Festivo, no se pidió',
  missed: 'No alcanzó la hora',
  failed: 'No se pudo publicar',
}
const occurrenceTones: Record<OccurrenceState, Tone> = {
  published: 'good',
  skipped: 'off',
  missed: 'waiting',
  failed: 'bad',
}

/** What became of each of its days. */
export const occurrencesList = listValue(api.recurringOrders.occurrences)({
  title: 'Fechas',
  empty: ['Todavía no se ha pedido ninguno', 'Aquí verá qué pasó con cada fecha.'],
  columns: {
    slot: {
      title: 'Fecha',
      kind: 'day',
      isSortable: true,
      widthPx: 130,
      note: ({ slot, day }) => (day !== null && day !== slot ? `pasó al ${dayText(day)}` : null),
      card: 'title',
    },
    state: {
      title: 'Qué pasó',
      kind: 'choice',
      words: occurrenceWords,
      tones: occurrenceTones,
      card: 'aside',
    },
    reason: { title: 'Motivo', kind: 'text', card: 'fact' },
  },
})
