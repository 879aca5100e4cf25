/** The people of the demo world; none of them exists. */
import type { PersonSeed, TruckSeed } from '../people.ts'

export type Seat =
  | 'administrator'
  | 'accountancy'
  | 'soport'
  | 'enterprise'
  | 'cliententerprise'
  | 'client'
  | 'driver'
  | 'enterprisedriver'

export const seats: Record<Seat, readonly [PersonSeed, PersonSeed]> = {
  administrator: [
    {
      role: 'administrator',
      name: 'Adriana Molina',
      email: 'administrator@demo.arriero.co',
      identification: '52345678',
      cellPhone: '3001000001',
    },
    {
      role: 'administrator',
      name: 'Andrés Cárdenas',
      email: 'administrator2@demo.arriero.co',
      identification: '79345679',
      cellPhone: '3001000002',
    },
  ],
  accountancy: [
    {
      role: 'accountancy',
      name: 'Camila Restrepo',
      email: 'accountancy@demo.arriero.co',
      identification: '43345680',
      cellPhone: '3001000003',
    },
    {
      role: 'accountancy',
      name: 'Carlos Peñuela',
      email: 'accountancy2@demo.arriero.co',
      identification: '80345681',
      cellPhone: '3001000004',
    },
  ],
  soport: [
    {
      role: 'soport',
      name: 'Sofía Guerrero',
      email: 'soport@demo.arriero.co',
      identification: '1020345682',
      cellPhone: '3001000005',
    },
    {
      role: 'soport',
      name: 'Samuel Ríos',
      email: 'soport2@demo.arriero.co',
      identification: '1020345683',
      cellPhone: '3001000006',
    },
  ],
  enterprise: [
    {
      role: 'enterprise',
      name: 'Transportes La Cordillera S.A.S.',
      email: 'enterprise@demo.arriero.co',
      identification: '860069804',
      cellPhone: '3102000001',
      basePlaceCode: '11001',
      pay: { bank: 'Bancolombia', accountType: 'Corriente', accountNumber: '20145678901' },
    },
    {
      role: 'enterprise',
      name: 'Carga del Valle Ltda.',
      email: 'enterprise2@demo.arriero.co',
      identification: '900373923',
      cellPhone: '3102000002',
      basePlaceCode: '76001',
      pay: { bank: 'Davivienda', accountType: 'Ahorros', accountNumber: '457812345678' },
    },
  ],
  cliententerprise: [
    {
      role: 'cliententerprise',
      name: 'Alimentos El Páramo S.A.',
      email: 'cliententerprise@demo.arriero.co',
      identification: '800197268',
      cellPhone: '3153000001',
    },
    {
      role: 'cliententerprise',
      name: 'Cerámicas del Magdalena S.A.',
      email: 'cliententerprise2@demo.arriero.co',
      identification: '899999068',
      cellPhone: '3153000002',
    },
  ],
  client: [
    {
      role: 'client',
      name: 'Clara Inés Ospina',
      email: 'client@demo.arriero.co',
      identification: '1032456789',
      cellPhone: '3163000003',
    },
    {
      role: 'client',
      name: 'Hernán Bedoya',
      email: 'client2@demo.arriero.co',
      identification: '71345690',
      cellPhone: '3163000004',
    },
  ],
  driver: [
    {
      role: 'driver',
      name: 'Diego Alejandro Suárez',
      email: 'driver@demo.arriero.co',
      identification: '80456712',
      cellPhone: '3174000001',
      basePlaceCode: '05001',
      licence: 'C3',
      pay: { bank: 'Nequi', accountType: 'Ahorros', accountNumber: '3174000001' },
    },
    {
      role: 'driver',
      name: 'Marta Lucía Quintero',
      email: 'driver2@demo.arriero.co',
      identification: '63456713',
      cellPhone: '3174000002',
      basePlaceCode: '68001',
      licence: 'C2',
      pay: { bank: 'Banco Agrario', accountType: 'Ahorros', accountNumber: '40123456789' },
    },
  ],
  enterprisedriver: [
    {
      role: 'enterprisedriver',
      name: 'Edwin Fabián Rojas',
      email: 'enterprisedriver@demo.arriero.co',
      identification: '1012456714',
      cellPhone: '3185000001',
      licence: 'C3',
    },
    {
      role: 'enterprisedriver',
      name: 'Yeison Mosquera',
      email: 'enterprisedriver2@demo.arriero.co',
      identification: '94456715',
      cellPhone: '3185000002',
      licence: 'C3',
    },
  ],
}

/** Shipped once, months ago, and has nothing open any more. */
export const formerClient: PersonSeed = {
  role: 'client',
  name: 'Olga Lucía Tirado',
  email: 'client3@demo.arriero.co',
  identification: '41678901',
  cellPhone: '3163000005',
}

export const moreDrivers: readonly PersonSeed[] = [
  {
    role: 'enterprisedriver',
    name: 'Jairo Antonio Pulido',
    email: 'jairo.pulido@demo.arriero.co',
    identification: '80456716',
    cellPhone: '3185000003',
    licence: 'C3',
  },
  {
    role: 'enterprisedriver',
    name: 'Luz Dary Cifuentes',
    email: 'luz.cifuentes@demo.arriero.co',
    identification: '52456717',
    cellPhone: '3185000004',
    licence: 'C3',
  },
]

export const trucks: Record<'enterprise' | 'enterprise2' | 'driver' | 'driver2', readonly TruckSeed[]> = {
  enterprise: [
    { licensePlate: 'SXC481', type: 'singleTruck', brand: 'Hino', model: '2022', cargo: ['bulk', 'moves'] },
    {
      licensePlate: 'TRK907',
      trailerPlate: 'R48213',
      type: 'tractor3S2',
      brand: 'Kenworth',
      model: '2021',
      cargo: ['bulk', 'special'],
    },
    {
      licensePlate: 'WLM230',
      type: 'turboTruck',
      bodyWork: 'refrigerated',
      brand: 'Chevrolet',
      model: '2023',
      cargo: ['refrigerated'],
    },
    {
      licensePlate: 'UFW615',
      type: 'doubleAxleTruck',
      brand: 'International',
      model: '2020',
      cargo: ['bulk'],
      papersEndInDays: 12,
    },
    {
      licensePlate: 'SZQ552',
      type: 'singleTruck',
      brand: 'Foton',
      model: '2024',
      cargo: ['moves', 'special'],
    },
  ],
  enterprise2: [
    { licensePlate: 'VKM118', type: 'singleTruck', brand: 'JAC', model: '2022', cargo: ['bulk'] },
    {
      licensePlate: 'SPT764',
      trailerPlate: 'S70352',
      type: 'tractor3S3',
      brand: 'Freightliner',
      model: '2019',
      cargo: ['bulk', 'dangerous'],
    },
    { licensePlate: 'XJB309', type: 'turboTruck', brand: 'Isuzu', model: '2021', cargo: ['moves'] },
  ],
  driver: [
    {
      licensePlate: 'TMO846',
      type: 'singleTruck',
      brand: 'Chevrolet',
      model: '2020',
      cargo: ['moves', 'bulk'],
    },
    {
      licensePlate: 'SNU271',
      trailerPlate: 'R11904',
      type: 'tractor3S2',
      brand: 'International',
      model: '2018',
      cargo: ['bulk'],
    },
  ],
  driver2: [
    { licensePlate: 'XGD593', type: 'turboTruck', brand: 'Hyundai', model: '2022', cargo: ['moves'] },
  ],
}
