import type { TollBasis } from '@arriero/domain/tariff/trip-tolls'

export const tollsTexts = {
  title: 'Peajes en la vía',
  loadTitle: 'Lo que le queda del viaje',
  /** How many posts and what they come to, in one line. */
  sum: (posts: number, total: string, isLeast: boolean) =>
    [posts > 0 && `${posts} ${posts === 1 ? 'peaje' : 'peajes'}`, isLeast ? `al menos ${total}` : total]
      .filter(Boolean)
      .join(', '),
  free: 'No hay peajes en esta vía.',
  basis: {
    official: 'Total que publica el Ministerio de Transporte para esta ruta y esta configuración.',
    posts: 'Suma de los peajes de la vía con las tarifas publicadas por el INVÍAS.',
    estimated: 'Estimado por las rutas oficiales más cercanas: no se conocen los peajes de esta vía.',
  } satisfies Record<TollBasis, string>,
  unknown: (count: number) =>
    count === 1 ? 'De 1 peaje no se conoce la tarifa.' : `De ${count} peajes no se conoce la tarifa.`,
  list: 'Ver los peajes',
  caption: 'Peajes de la vía en su orden',
  post: 'Peaje',
  where: (km: string, category: string | null) => (category === null ? km : `${km} · categoría ${category}`),
  tariff: 'Tarifa',
  noTariff: 'Sin tarifa',
  edition: (day: string) => `Tarifas del ${day}. Fuente: INVÍAS.`,
  load: {
    caption: 'Lo que recibe, lo que gasta en el camino y lo que le queda',
    earnings: 'Usted recibe',
    fuel: 'Combustible (estimado)',
    fuelNote: 'Con carga, por el modelo SICE-TAC y el precio del ACPM de la edición vigente.',
    tolls: 'Peajes',
    left: 'Le queda',
    leftNote: 'Antes de los demás costos: conductor, llantas, mantenimiento y cuotas.',
    spent: 'Combustible y peajes',
  },
} as const
