import type { LaneEnd, LaneState } from '@arriero/domain/lanes/saved-lanes'
import { api } from '../../index.ts'
import { listValue, type Tone } from '../../lists/column.ts'

/** Whether it tells of loads now. */
export const laneStateTexts: Record<LaneState, string> = { active: 'Avisa', paused: 'En pausa' }
const stateTones: Record<LaneState, Tone> = { active: 'good', paused: 'waiting' }

/** How far around its town an end of a lane reaches. */
export const reachWords = (reach: LaneEnd['reach']): string => {
  if (reach === 'department') return 'todo el departamento'
  return reach === 0 ? 'solo el municipio' : `a ${reach} km a la redonda`
}

const anywhere = 'Cualquier lugar'

/** Lanes of which a carrier is told when a load appears on them. docs/decisions/0059. */
export const savedLanesList = listValue(api.savedLanes.all)({
  title: 'Rutas guardadas',
  page: {
    help: 'Le avisamos una vez de cada carga nueva que esté en una de ellas y que usted pueda llevar.',
  },
  search: 'nombre',
  empty: [
    'No tiene rutas guardadas',
    'Guarde una aquí, o filtre el tablero de cargas y pulse «Avisarme de cargas así».',
  ],
  columns: {
    name: { title: 'Ruta', kind: 'text', isSortable: true, isStrong: true, widthPx: 200, card: 'title' },
    state: {
      title: 'Avisos',
      kind: 'choice',
      words: laneStateTexts,
      tones: stateTones,
      widthPx: 124,
      card: 'aside',
    },
    origin: {
      title: 'Desde',
      kind: 'text',
      value: ({ origin }) => origin?.name ?? anywhere,
      note: ({ origin }) => origin && reachWords(origin.reach),
      widthPx: 150,
      card: 'fact',
    },
    destination: {
      title: 'Hacia',
      kind: 'text',
      value: ({ destination }) => destination?.name ?? anywhere,
      note: ({ destination }) => destination && reachWords(destination.reach),
      widthPx: 150,
      card: 'fact',
    },
    typeVehicles: {
      title: 'Vehículos',
      kind: 'text',
      value: ({ typeVehicles }) => typeVehicles.map(({ name }) => name).join(', ') || 'Todos',
      widthPx: 160,
    },
    perKmLeast: {
      title: '$/km cargado',
      kind: 'pesos',
      missing: 'Cualquiera',
      widthPx: 110,
      card: 'fact',
    },
    loads: { title: 'Cargas, 30 días', kind: 'number', widthPx: 126, card: 'fact' },
    createdAt: { title: 'Guardada', kind: 'day', isSortable: true, isOptional: true, widthPx: 110 },
  },
})
