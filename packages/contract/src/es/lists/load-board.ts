/** The board of what waits for a carrier. docs/decisions/0058. */
import type { Fit, FitReason } from '@arriero/domain/orders/load-board'
import { api } from '../../index.ts'
import { listValue } from '../../lists/column.ts'
import { earningsFact, insuredFact, serviceFacts } from './services.ts'

const { status: _, ...rest } = serviceFacts

/** Whether one of the reader's trucks carries it, and what makes one careful. */
const fitWords: Readonly<Record<Fit, string>> = { yes: 'Sí', caution: 'Con reparo', no: 'No' }
export const fitReasonWords: Readonly<Record<FitReason, string>> = {
  kind: 'Ningún vehículo suyo es para esta carga',
  weight: 'Pesa más de lo que llevan los suyos',
  late: 'No alcanza a llegar a tiempo',
  papers: 'Un documento vence antes de la entrega',
}

const optional = { isOptional: true } as const

/** What waits for a carrier, as one that has not got it reads it: whose cargo it is and nothing by which to reach him. Security B3. */
export const loadBoardList = listValue<typeof api.loadBoard.loads>(api.loadBoard.loads)({
  name: 'load-board',
  title: 'Tablero de cargas',
  page: {
    help: 'Lo que espera transportador, pesado por sus vehículos: qué cabe, cuánto viaja vacío y cuánto le queda.',
  },
  search: 'código o lugar',
  empty: [
    'No hay servicios disponibles en este momento',
    'Aparecerán aquí apenas un dueño de carga solicite uno. No hace falta recargar.',
  ],
  columns: {
    ...rest,
    id: { ...serviceFacts.id, widthPx: 65 },
    origin: { ...serviceFacts.origin, widthPx: 92 },
    destination: { ...serviceFacts.destination, widthPx: 92 },
    client: {
      ...serviceFacts.client,
      widthPx: 84,
      note: ({ board }) => (board.score === null ? null : `★ ${board.score.toFixed(1).replace('.', ',')}`),
    },
    /** With how long until then. */
    reservationDate: { ...serviceFacts.reservationDate, widthPx: 149 },
    score: {
      of: 'client',
      title: 'Calificación del dueño de carga',
      kind: 'score',
      value: ({ board }) => board.score,
    },
    createdAt: { ...serviceFacts.createdAt, ...optional },
    cargo: { ...serviceFacts.cargo, of: 'typeVehicle' },
    /** What is to be carried, and in what. */
    typeVehicle: {
      title: 'Carga',
      kind: 'text',
      value: ({ typeLoad }) => typeLoad.name,
      note: ({ typeVehicle }) => typeVehicle.name,
      file: { title: 'Tipo de vehículo', kind: 'text', value: ({ typeVehicle }) => typeVehicle.name },
      widthPx: 97,
      card: 'fact',
    },
    weight: { title: 'Peso', kind: 'text', widthPx: 80, isSortable: true, ...optional },
    insured: { ...insuredFact, ...optional },
    fit: {
      title: 'Cabe',
      kind: 'choice',
      value: ({ board }) => board.fit,
      note: ({ board }) => (board.why ? fitReasonWords[board.why] : board.truck?.licensePlate),
      words: fitWords,
      tones: { yes: 'good', caution: 'waiting', no: 'bad' },
      widthPx: 80,
      card: 'fact',
    },
    licensePlate: {
      of: 'fit',
      title: 'Vehículo',
      kind: 'text',
      value: ({ board }) => board.truck?.licensePlate,
    },
    emptyKm: {
      title: 'Vacío',
      kind: 'number',
      value: ({ board }) => board.emptyKm,
      note: ({ board }) => board.truck?.town ?? null,
      file: { title: 'Vacío (km)', kind: 'number', value: ({ board }) => board.emptyKm },
      missing: 'Sin base',
      widthPx: 84,
      isSortable: 'up',
      card: 'fact',
    },
    /** Told of loads on the way back alone. */
    sparedKm: {
      title: 'Ahorra',
      kind: 'number',
      value: ({ board }) => board.sparedKm,
      file: { title: 'Vacío que ahorra (km)', kind: 'number', value: ({ board }) => board.sparedKm },
      missing: 'Sin base',
      widthPx: 84,
      isSortable: 'down',
      card: 'fact',
    },
    perKm: {
      title: '$/km',
      kind: 'pesos',
      value: ({ board }) => board.perKm,
      missing: 'Sin precio',
      widthPx: 79,
      isSortable: 'down',
      card: 'fact',
    },
    earnings: { ...earningsFact, missing: 'Sin precio', widthPx: 123, isSortable: 'down' },
    /** After fuel and tolls, those of the empty way too. */
    left: {
      title: 'Le queda',
      kind: 'pesos',
      value: ({ board }) => board.left?.left,
      missing: 'Sin calcular',
      widthPx: 96,
      isSortable: 'down',
      card: 'fact',
    },
    myOffer: {
      title: 'Mi oferta',
      kind: 'text',
      isDrawn: true,
      ...optional,
      value: () => null,
      widthPx: 108,
      card: 'aside',
    },
  },
  screen: [
    'id',
    'client',
    'reservationDate',
    'route',
    'origin',
    'destination',
    'typeVehicle',
    'weight',
    'fit',
    'emptyKm',
    'sparedKm',
    'perKm',
    'earnings',
    'left',
    'createdAt',
    'insured',
    'myOffer',
  ],
  filters: {
    typeVehicle: ['many', 'typeVehicleId'],
    shows: 'one',
    vehicleId: 'one',
    returnOf: 'one',
    originCode: 'one',
    originKm: 'one',
    destinationCode: 'one',
    destinationKm: 'one',
    perKmLeast: 'one',
    emptyKmMost: 'one',
    weightMost: 'one',
    reservedFrom: 'one',
    reservedTo: 'one',
  },
})
