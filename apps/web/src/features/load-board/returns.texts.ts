import { formatDateTime, formatDistance } from '#shared/format.ts'

export const returnsTexts = {
  title: 'Cargas de regreso',
  loads: (count: number) => (count === 1 ? '1 carga' : `${count} cargas`),
  spares: (km: number) => `ahorra hasta ${formatDistance(km)} vacíos`,
  from: (plate: string, town: string) => `${plate} desde ${town}`,
  freeAt: (at: string) => `Llegada estimada ${formatDateTime(at)}`,
  filter: 'Regreso de',
  any: 'Ningún viaje',
  option: (plate: string, town: string, count: number) =>
    `${plate}, ${town} (${count === 0 ? 'sin cargas' : returnsTexts.loads(count)})`,
} as const
