import { formatBeside, formatDateTime, formatDuration, formatHours, formatWeight } from '#shared/format.ts'

interface Trip {
  origin: string
  destination: string
  from: string
  until: string
}

const tripText = ({ origin, destination }: Trip): string => `${origin} – ${destination}`
const hoursText = ({ from, until }: Trip): string => `${formatDateTime(from)} a ${formatBeside(until, from)}`

export const dispatchTexts = {
  title: 'Tablero de despacho',
  help: {
    desk: 'Arrastre un servicio a un camión o a un conductor, o asígnelo con el teclado.',
    phone: 'Asigne cada servicio a un camión o a un conductor.',
  },
  tools: 'Qué muestra el tablero',
  span: 'Cuánto se ve',
  spans: { '1': 'Día', '7': 'Semana' },
  rows: 'Filas del tablero',
  rowsOf: { vehicles: 'Camiones', drivers: 'Conductores' },
  search: { vehicles: 'Buscar placa', drivers: 'Buscar conductor' },
  before: { '1': 'Día anterior', '7': 'Semana anterior' },
  after: { '1': 'Día siguiente', '7': 'Semana siguiente' },
  today: 'Hoy',
  now: 'Ahora',
  more: 'Ver más filas',
  keys: 'Rayado: cargue o descargue · Línea: en camino · Flechas: moverse · Entrar: tomar y soltar · Esc: dejar donde estaba',
  instructions:
    'Con las flechas se recorren los servicios. Entrar toma el servicio; luego las flechas eligen la fila, Entrar lo suelta en ella y Escape lo deja donde estaba.',
  trip: tripText,
  hours: hoursText,
  empty: {
    vehicles: ['Sin camiones', 'Registre sus vehículos para asignarles servicios.'],
    drivers: ['Sin conductores', 'Agregue sus conductores para asignarles servicios.'],
  },
  begin: { vehicles: 'Registrar vehículo', drivers: 'Registrar conductor' },
  tray: {
    title: (count: number) => `Sin camión (${count})`,
    none: 'Todos sus servicios tienen camión.',
    moreThan: (shown: number) => `Se muestran los ${shown} más próximos.`,
    unpaid: 'Sin pagar',
    assign: 'Asignar',
    heard: (load: Trip & { client: string; typeVehicle: string; weightKg: number }) =>
      `${tripText(load)}, ${hoursText(load)}, ${load.client}, ${load.typeVehicle}, ${formatWeight(load.weightKg)}`,
  },
  waiting: {
    title: (count: number) => (count === 1 ? '1 camión espera' : `${count} camiones esperan`),
    phases: { loading: 'cargue', unloading: 'descargue' },
    since: (waitedMs: number) => `Espera ${formatDuration(waitedMs)}`,
    beyond: (hours: number) =>
      hours > 0 ? `${formatHours(hours)} sobre las libres` : 'dentro de las libres',
    show: (plate: string) => `Ver en el tablero: ${plate}`,
  },
  row: {
    vehicle: (plate: string) => `Camión ${plate}`,
    driver: (name: string) => `Conductor ${name}`,
    usual: { vehicles: 'Último conductor', drivers: 'Último camión' },
    free: 'Libre a esa hora',
    nothing: 'Sin servicios en estas fechas',
    ends: (paper: 'soat' | 'inspection' | 'licence', day: string) =>
      `${{ soat: 'SOAT', inspection: 'Revisión', licence: 'Licencia' }[paper]} hasta el ${day}`,
  },
  careful: (reasons: readonly string[]) => `Atención: ${reasons.join(' ')}`,
  heard: {
    lifted: (trip: Trip) => `Tomó ${tripText(trip)}, ${hoursText(trip)}. Elija la fila con las flechas.`,
    over: (row: string, fit: string) => `Sobre ${row}. ${fit}`,
    put: (trip: Trip, row: string) => `Soltó ${tripText(trip)} en ${row}. Confirme la asignación.`,
    letGo: (trip: Trip) => `${tripText(trip)} quedó donde estaba.`,
    done: (trip: Trip) => `${tripText(trip)} quedó asignado.`,
  },
  sheet: {
    title: (trip: string) => `Asignar ${trip}`,
    now: (plate: string, driver: string) => `Ahora va en ${plate} con ${driver}.`,
    service: 'Ver el servicio',
    fine: 'Sin cruces, con descanso, capacidad y papeles en regla.',
    careful: 'Al asignar se rechazaría:',
    asked: 'Al asignar se preguntará:',
    clash: (who: 'vehicles' | 'drivers', trip: Trip) =>
      `${who === 'vehicles' ? 'El camión' : 'El conductor'} va ese día de ${tripText(trip)}, ${hoursText(trip)}.`,
    rest: (drivingHours: number, restHours: number) =>
      `Después de ${formatHours(drivingHours)} al volante debe descansar ${formatHours(restHours)} (estimado con la velocidad planeada).`,
    gone: 'Este servicio ya no está a su cargo.',
  },
} as const
