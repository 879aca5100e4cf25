/** Services of the demo world. */
import type { VehicleTypeKey } from '@arriero/domain/vehicles/vehicles'
import type { TypeLoadKey } from '#features/catalogues/catalogue-ids.ts'

export type OrderSeed = {
  from: string
  to: string
  street: readonly [string, string]
  cargo: TypeLoadKey
  vehicle: VehicleTypeKey
  weight: string
  description: string
  /** What the client would pay before VAT; left out: carriers name it. */
  netPesos?: number
  /** Hours from now until the appointment; negative for the past. */
  inHours: number
  /** So long after its appointment its truck came to the loading. */
  lateHours?: number
}

const common = { cargo: 'general', vehicle: 'singleTruck', weight: '7 tn' } as const

export const orderSeeds = {
  open: {
    ...common,
    from: '11001',
    to: '05001',
    street: ['Calle 17 # 65-40', 'Carrera 52 # 14-90'],
    netPesos: 2_400_000,
    inHours: 30,
    description: 'Estibas de alimentos secos. Cargue por muelle.',
  },
  openWithoutPrice: {
    ...common,
    from: '76001',
    to: '11001',
    street: ['Calle 70 # 7-15', 'Avenida Boyacá # 12-80'],
    inHours: 52,
    description: 'Cajas de repuestos, carga suelta.',
  },
  openTractor: {
    ...common,
    vehicle: 'tractor3S2',
    weight: '30 tn',
    cargo: 'bulk',
    from: '08001',
    to: '11001',
    street: ['Vía 40 # 85-470', 'Calle 80 km 4'],
    netPesos: 6_900_000,
    inHours: 46,
    description: 'Granel sólido empacado en big bags.',
  },
  offered: {
    ...common,
    from: '11001',
    to: '68001',
    street: ['Zona Franca, bodega 21', 'Vía Girón km 6'],
    inHours: 46,
    description: 'Cerámica paletizada, requiere estacas.',
  },
  unpaid: {
    ...common,
    from: '05001',
    to: '13001',
    street: ['Carrera 50 # 6 Sur-22', 'Mamonal km 9'],
    netPesos: 3_900_000,
    inHours: 60,
    description: 'Maquinaria liviana en guacales.',
  },
  paid: {
    ...common,
    from: '11001',
    to: '76001',
    street: ['Calle 13 # 82-20', 'Acopi, calle 15 # 25-60'],
    netPesos: 2_800_000,
    inHours: 26,
    description: 'Bebidas en estibas, doce posiciones.',
  },
  scheduled: {
    ...common,
    from: '66001',
    to: '11001',
    street: ['Avenida 30 de Agosto # 95-10', 'Calle 22 # 120-30'],
    netPesos: 1_900_000,
    inHours: 20,
    description: 'Café pergamino en sacos.',
  },
  running: {
    ...common,
    vehicle: 'tractor3S2',
    weight: '28 tn',
    from: '11001',
    to: '08001',
    street: ['Autopista Medellín km 7', 'Puerto de Barranquilla, muelle 3'],
    netPesos: 7_200_000,
    inHours: -12,
    // Loaded in less than the planned hours: it comes between four and five hours past its promise.
    lateHours: 7.25,
    description: 'Contenedor de papel. Entregar con cita en puerto.',
  },
  runningOwn: {
    ...common,
    from: '05001',
    to: '11001',
    street: ['Carrera 42 # 75-83', 'Calle 26 # 96-10'],
    netPesos: 2_300_000,
    inHours: -5,
    description: 'Textiles en rollos.',
  },
  cancelled: {
    ...common,
    from: '17001',
    to: '11001',
    street: ['Parque Industrial Juanchito', 'Carrera 68D # 17-40'],
    netPesos: 1_700_000,
    inHours: 90,
    description: 'Muebles desarmados.',
  },
} satisfies Record<string, OrderSeed>

/** Trips of the last weeks: origin, destination, price before VAT, days ago. */
export const finishedTrips: readonly {
  from: string
  to: string
  netPesos: number
  daysAgo: number
  /** Left out: the client has not rated yet. */
  stars?: number
}[] = [
  { from: '11001', to: '05001', netPesos: 2_350_000, daysAgo: 3 },
  { from: '05001', to: '11001', netPesos: 2_200_000, daysAgo: 6, stars: 4 },
  { from: '11001', to: '76001', netPesos: 2_750_000, daysAgo: 9, stars: 5 },
  { from: '76001', to: '76109', netPesos: 1_250_000, daysAgo: 12, stars: 5 },
  { from: '11001', to: '68001', netPesos: 2_600_000, daysAgo: 16, stars: 4 },
  { from: '68001', to: '54001', netPesos: 1_500_000, daysAgo: 20, stars: 3 },
  { from: '08001', to: '13001', netPesos: 980_000, daysAgo: 25, stars: 5 },
  { from: '11001', to: '50001', netPesos: 1_100_000, daysAgo: 31, stars: 5 },
]

export const offerTexts = {
  patient: 'Tengo el camión en la zona y puedo cargar a la hora indicada.',
  cheaper: 'Viaje de regreso, por eso el mejor precio.',
  solid: 'Incluye ayudante para el cargue y el descargue.',
  changeOfPlans: 'El comprador aplazó la entrega.',
  thanks: 'Puntual y muy buena comunicación.',
}
