/** An enterprise with a full day: trucks that wait at three docks at once, services that nobody is named for yet. */
import type { PersonSeed, TruckSeed } from '../people.ts'

export const dispatchEnterprise: PersonSeed = {
  role: 'enterprise',
  name: 'Expreso Altiplano S.A.S.',
  email: 'enterprise3@demo.arriero.co',
  identification: '901234581',
  cellPhone: '3102000003',
  basePlaceCode: '11001',
  pay: { bank: 'Bancolombia', accountType: 'Corriente', accountNumber: '20145678955' },
}

export const dispatchClient: PersonSeed = {
  role: 'cliententerprise',
  name: 'Molinos de la Sabana S.A.',
  email: 'cliententerprise3@demo.arriero.co',
  identification: '890123461',
  cellPhone: '3153000003',
}

const driver = (index: number, name: string): PersonSeed => ({
  role: 'enterprisedriver',
  name,
  email: `despacho${index}@demo.arriero.co`,
  identification: `7945680${index}`,
  cellPhone: `318500010${index}`,
  licence: 'C3',
})

export const dispatchDrivers: readonly PersonSeed[] = [
  driver(1, 'Álvaro Pinzón'),
  driver(2, 'Nubia Esperanza Celis'),
  driver(3, 'Ramiro Buitrago'),
  driver(4, 'Fernando Aldana'),
  driver(5, 'Gladys Patarroyo'),
  driver(6, 'Wilson Tovar'),
]

const truck = (licensePlate: string, more: Partial<TruckSeed> = {}): TruckSeed => ({
  licensePlate,
  type: 'singleTruck',
  brand: 'Hino',
  model: '2022',
  cargo: ['bulk'],
  ...more,
})

/** By turns with the drivers; the last one's papers end in the middle of the week. */
export const dispatchTrucks: readonly TruckSeed[] = [
  truck('DPA101'),
  truck('DPB202', { brand: 'Isuzu' }),
  truck('DPC303', { brand: 'Foton', model: '2024' }),
  truck('DPD404', { brand: 'JAC' }),
  truck('DPE505', { model: '2021' }),
  truck('DPF606', { model: '2020', papersEndInDays: 3 }),
]

const near = { from: '11001', street: ['Calle 13 # 68-20', 'Zona Industrial, bodega 8'] } as const

/** Appointments so many hours ago: their trucks came and are not loaded yet. */
export const waitingTrips = [
  { ...near, to: '15001', hoursAgo: 7 },
  { ...near, to: '50001', hoursAgo: 5 },
  { ...near, to: '73001', hoursAgo: 2 },
] as const

/** In so many hours, none before tomorrow's watch over services without a driver begins. */
export const openTrips = [
  { ...near, to: '50001', inHours: 30 },
  { ...near, to: '73001', inHours: 32 },
  { ...near, to: '15001', inHours: 34 },
  { ...near, to: '15001', inHours: 52 },
  { ...near, to: '50001', inHours: 55 },
  { ...near, to: '73001', inHours: 57 },
  { ...near, to: '15001', inHours: 78 },
  { ...near, to: '73001', inHours: 81 },
  { ...near, to: '50001', inHours: 102 },
  { ...near, to: '15001', inHours: 126 },
] as const

export const dispatchDescription = 'Harina de trigo en sacos, sobre estibas.'
