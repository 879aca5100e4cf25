import type { Weekday } from '@arriero/domain/places/opening-hours'

export const savedPlacesTexts = {
  choose: 'Mis lugares',
  chooseHint: 'Elija un lugar guardado',
  nothing: 'Ninguno se llama así',
  fields: {
    name: 'Nombre del lugar',
    nameHelp: 'Como lo llama su equipo: «Bodega Fontibón», «CEDI Medellín».',
    nameRequired: 'El nombre es obligatorio',
    place: 'Dónde queda',
    contactName: 'Contacto en el sitio',
    contactPhone: 'Teléfono del contacto',
    hours: 'Horario de atención',
    hoursHelp: 'Marque los días en que reciben o despachan. Sin marcar ninguno, el horario no se dice.',
    instructions: 'Instrucciones para el conductor',
    instructionsHelp: 'Puerta, muelle, citas, elementos de protección.',
  },
  days: {
    monday: 'Lunes',
    tuesday: 'Martes',
    wednesday: 'Miércoles',
    thursday: 'Jueves',
    friday: 'Viernes',
    saturday: 'Sábado',
    sunday: 'Domingo',
  } satisfies Record<Weekday, string>,
  from: (day: string) => `${day}, desde`,
  to: (day: string) => `${day}, hasta`,
  until: 'a',
  closed: (hours: string) => `A esa hora el origen está cerrado. Horario: ${hours}.`,
  workdays: 'Lunes a viernes de 7 a 17',
  contacts: {
    title: 'Contactos en los sitios',
    origin: 'En el origen',
    destination: 'En el destino',
    help: 'Solo los ve quien lleve el servicio.',
  },
} as const
