import type { TruckStep } from '@arriero/contract/places/tracking'
import { formatNumber } from '#shared/format.ts'

export const fleetTexts = {
  link: 'Flota en el mapa',
  map: 'Mapa de los vehículos en servicio',
  failed:
    'No se pudo dibujar el mapa en este equipo. La lista dice cerca de qué municipio está cada vehículo.',
  near: (town: string) => `cerca de ${town}`,
  list: 'Vehículos en servicio',
  search: 'Placa, conductor, empresa, origen o destino',
  showing: (shown: number, all: number) =>
    shown === all
      ? `${formatNumber(all)} en servicio`
      : `${formatNumber(shown)} de ${formatNumber(all)} en servicio`,
  located: (count: number) => `${formatNumber(count)} con posición conocida`,
  more: 'Hay más vehículos en servicio de los que caben aquí.',
  steps: {
    onTheWay: 'Hacia el cargue',
    inPosition: 'En el cargue',
    running: 'En viaje',
    arrived: 'En el destino',
  } satisfies Record<TruckStep, string>,
  all: 'Todos',
  attention: 'Con alerta',
  late: 'Con retraso',
  stray: 'Fuera de la ruta',
  expected: (at: string) => `Llegaría el ${at}`,
  filter: 'Filtrar por etapa',
  silent: 'No reporta',
  offRoute: 'Fuera de la ruta',
  noPlate: 'Sin placa',
  noPosition: 'Sin posición',
  speed: (kmh: string) => `${kmh} km/h`,
  way: (origin: string, destination: string) => `${origin} → ${destination}`,
  show: 'Ver en el mapa',
  chosen: 'Vehículo elegido',
  close: 'Quitar la selección',
  open: 'Ver el servicio',
  legend: {
    moving: 'Reporta',
    silent: 'No reporta',
    offRoute: 'Fuera de la ruta',
    late: 'Con retraso',
    many: 'Varios cerca',
    travelled: 'Recorrido',
    unheard: 'Recorrido sin señal',
    ahead: 'Por recorrer',
  },
  legendTitle: 'Colores del mapa',
  empty: 'No hay vehículos en servicio',
  emptyHelp: 'Aparecen aquí desde que el conductor sale hacia el cargue hasta que entrega.',
  noMatch: 'Ningún vehículo cumple el filtro',
} as const
