/** Roads, cargoes and words of the services of the last three months. */
import type { VehicleTypeKey } from '@arriero/domain/vehicles/vehicles'

export type Road = {
  from: string
  to: string
  street: readonly [string, string]
  /** Before VAT, for a single truck. */
  netPesos: number
}

export const roads: readonly Road[] = [
  { from: '11001', to: '05001', street: ['Calle 13 # 68-20', 'Carrera 50 # 10-30'], netPesos: 2_450_000 },
  { from: '05001', to: '11001', street: ['Calle 30 # 55-210', 'Avenida 68 # 13-51'], netPesos: 2_300_000 },
  { from: '11001', to: '76001', street: ['Calle 80 # 90-15', 'Carrera 1 # 47-20'], netPesos: 2_800_000 },
  {
    from: '76001',
    to: '11001',
    street: ['Acopi, carrera 32 # 10-117', 'Calle 17 # 120-40'],
    netPesos: 2_650_000,
  },
  {
    from: '11001',
    to: '68001',
    street: ['Autopista Norte km 21', 'Carrera 27 # 45-12'],
    netPesos: 2_550_000,
  },
  { from: '08001', to: '13001', street: ['Calle 110 # 6-28', 'Mamonal km 6'], netPesos: 980_000 },
  { from: '76109', to: '76001', street: ['Puerto, bodega 12', 'Calle 15 # 28-90'], netPesos: 1_280_000 },
  { from: '11001', to: '50001', street: ['Avenida Boyacá # 52-60', 'Calle 35 # 21-14'], netPesos: 1_120_000 },
  { from: '66001', to: '11001', street: ['Avenida Sur # 88-40', 'Calle 24 # 95-12'], netPesos: 1_950_000 },
  {
    from: '17001',
    to: '05001',
    street: ['Parque Industrial, bodega 4', 'Carrera 65 # 8B-91'],
    netPesos: 1_340_000,
  },
  {
    from: '41001',
    to: '11001',
    street: ['Zona Industrial, calle 2', 'Carrera 68D # 19-30'],
    netPesos: 1_620_000,
  },
  { from: '11001', to: '73001', street: ['Calle 22 # 116-50', 'Carrera 5 # 83-100'], netPesos: 1_150_000 },
  { from: '68001', to: '54001', street: ['Vía Girón km 7', 'Zona Franca, manzana C'], netPesos: 1_500_000 },
  { from: '05001', to: '08001', street: ['Carrera 48 # 26-85', 'Vía 40 # 71-124'], netPesos: 4_150_000 },
]

export const cargoes: readonly {
  vehicle: VehicleTypeKey
  weight: string
  description: string
  times: number
}[] = [
  { vehicle: 'singleTruck', weight: '7 tn', description: 'Alimentos secos en estibas.', times: 1 },
  { vehicle: 'singleTruck', weight: '6.5 tn', description: 'Repuestos y autopartes en cajas.', times: 1 },
  { vehicle: 'singleTruck', weight: '8 tn', description: 'Cerámica paletizada.', times: 1.05 },
  { vehicle: 'singleTruck', weight: '5 tn', description: 'Electrodomésticos, con ayudante.', times: 1.08 },
]
export const heavyCargoes: typeof cargoes = [
  { vehicle: 'tractor3S2', weight: '30 tn', description: 'Cemento en sacos, cargue en planta.', times: 2.4 },
  { vehicle: 'tractor3S2', weight: '27 tn', description: 'Bobinas de acero, con trinquetes.', times: 2.6 },
]
export const lightCargoes: typeof cargoes = [
  { vehicle: 'turboTruck', weight: '4 tn', description: 'Medicamentos empacados.', times: 0.62 },
  { vehicle: 'turboTruck', weight: '3.5 tn', description: 'Textiles en rollos.', times: 0.58 },
]

export type WaitingService = { road: Road; inHours: number; description: string }

/** Taken and paid, but nobody drives them yet. */
export const waitingServices: readonly WaitingService[] = [
  {
    road: {
      from: '76001',
      to: '66001',
      street: ['Calle 52 # 3-29', 'Avenida 30 de Agosto # 40-20'],
      netPesos: 1_350_000,
    },
    inHours: 3,
    description: 'Papel higiénico en pacas, volumen alto.',
  },
  {
    road: {
      from: '76001',
      to: '76109',
      street: ['Carrera 8 # 34-60', 'Puerto, patio 3'],
      netPesos: 1_240_000,
    },
    inHours: 11,
    description: 'Azúcar para exportación, con cita en puerto.',
  },
  {
    road: {
      from: '76001',
      to: '17001',
      street: ['Calle 70 # 4N-12', 'Carrera 23 # 70-40'],
      netPesos: 1_480_000,
    },
    inHours: 21,
    description: 'Pintura en canecas, requiere carpa.',
  },
]

/** How many hours ahead services are asked for that still wait for a carrier; on which road and with which cargo goes by turns. */
export const openInHours: readonly number[] = [22, 34, 44, 57, 70, 83, 98, 121, 146, 190, 242, 310]

export const monthTexts = {
  offers: [
    'Vehículo disponible desde la víspera.',
    'Ruta que hacemos cada semana.',
    'Incluye ayudante y carpa.',
    'Puedo cargar de noche si lo necesita.',
  ],
  counter: 'Con ese valor lo confirmamos hoy.',
  rated: [
    'Puntual y muy atento.',
    'Llegó a la hora y con los papeles listos.',
    'Buena comunicación todo el camino.',
    undefined,
    undefined,
  ],
  ratedClient: ['Cargue ágil y buen trato.', undefined, undefined],
  cancelled: [
    'El comprador aplazó la entrega.',
    'La mercancía no alcanzó a salir de producción.',
    'Se unió con otro despacho.',
  ],
  late: ['La planta paró por mantenimiento.', 'El puerto no entregó el contenedor.'],
  released: ['Se dañó el motor y no hay otro vehículo.', 'El conductor está incapacitado.'],
}
