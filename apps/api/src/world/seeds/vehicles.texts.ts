/** Vehicles of the demo world that staff has something to look at, and a payment that was lost. */
import type { BrandName } from '#features/catalogues/catalogue-ids.ts'
import type { BroughtKind } from '@arriero/domain/papers/paper-rules'
import type { BodyWork, VehicleTypeKey } from '@arriero/domain/vehicles/vehicles'

export type PaperSeed = {
  kind: BroughtKind
  name: string
  /** Days from today to its last; left out: it does not expire. */
  endsInDays?: number
  isValidated: boolean
  /** What each picture shows. */
  pictures: readonly string[]
  /** A newer version that waits for staff, and the days from today to its last. */
  renewedForDays?: number
}

/** Papers of the first enterprise's hired drivers that end soon: whose, which, and in how many days. */
export const endingDriverPapers = [
  { driver: 0, kind: 'occupationalRisk', endsInDays: 12 },
  { driver: 1, kind: 'health', endsInDays: 27 },
] as const

export type ReviewedTruckSeed = {
  owner: 'enterprise' | 'enterprise2' | 'driver2'
  licensePlate: string
  type: VehicleTypeKey
  bodyWork: BodyWork
  brand: BrandName
  model: string
  isActive: boolean
  papers: readonly PaperSeed[]
}

const soat = (endsInDays: number, isValidated: boolean): PaperSeed => ({
  kind: 'soat',
  name: 'Soat',
  endsInDays,
  isValidated,
  pictures: ['SOAT, frente', 'SOAT, respaldo'],
})
const card = (isValidated: boolean): PaperSeed => ({
  kind: 'propertyCard',
  name: 'Tarjeta de propiedad',
  isValidated,
  pictures: ['Tarjeta, frente', 'Tarjeta, respaldo'],
})
const inspection = (endsInDays: number, isValidated: boolean): PaperSeed => ({
  kind: 'inspection',
  name: 'Revisión Tecnicomecánica',
  endsInDays,
  isValidated,
  pictures: ['Tecnicomecánica'],
})

export const reviewedTrucks: readonly ReviewedTruckSeed[] = [
  {
    owner: 'enterprise',
    licensePlate: 'WQX390',
    type: 'singleTruck',
    bodyWork: 'refrigerated',
    brand: 'Hino',
    model: '2023',
    isActive: false,
    papers: [
      soat(240, false),
      card(false),
      inspection(300, false),
      {
        kind: 'cargo:refrigerated',
        name: 'Mantenimiento del equipo de frío',
        endsInDays: 75,
        isValidated: false,
        pictures: ['Equipo de frío'],
      },
      {
        kind: 'cargo:sanitary',
        name: 'Certificado sanitario',
        endsInDays: 280,
        isValidated: false,
        pictures: ['Certificado sanitario'],
      },
    ],
  },
  {
    owner: 'enterprise',
    licensePlate: 'SYD204',
    type: 'turboTruck',
    bodyWork: 'boxVan',
    brand: 'Isuzu',
    model: '2019',
    isActive: true,
    papers: [soat(6, true), card(true), { ...inspection(1, true), renewedForDays: 364 }],
  },
  {
    owner: 'enterprise2',
    licensePlate: 'TGH871',
    type: 'doubleAxleTruck',
    bodyWork: 'dump',
    brand: 'Kenworth',
    model: '2016',
    isActive: true,
    papers: [
      soat(-4, true),
      card(true),
      inspection(90, true),
      {
        kind: 'cargo:bulk',
        name: 'Permiso para carga a granel',
        endsInDays: 20,
        isValidated: true,
        pictures: ['Permiso granel'],
      },
    ],
  },
  {
    owner: 'driver2',
    licensePlate: 'XLD118',
    type: 'turboVan',
    bodyWork: 'boxVan',
    brand: 'Foton',
    model: '2021',
    isActive: false,
    papers: [soat(120, false), card(false), inspection(-2, false)],
  },
]

/** A finished service whose card payment the bank took back. */
export const lostServiceTexts = {
  from: 'Acopi, calle 15 # 25-60, Yumbo, Valle del Cauca',
  to: 'Zona Portuaria, muelle 12, Buenaventura, Valle del Cauca',
  description: 'Alimento concentrado en sacos.',
} as const
