/** An edition as a flat table of figures: what a spreadsheet holds, how far each may go, and what differs between two. */
import { tariffConfigurations, type TariffConfiguration } from '../vehicles/vehicles.ts'
import { solidBulk202506 } from './bodies.ts'
import { emptyTrips202506 } from './empty-trips.ts'
import { terrains, type ConfigurationFigures, type TariffEdition } from './model.ts'

type Range = { least: number; most: number }

/** One figure for all configurations. */
export const generalParameters = {
  dieselPesosPerGallon: { least: 1_000, most: 100_000 },
  loadedFactor: { least: 1, most: 3 },
  contingencyShare: { least: 0, most: 1 },
  hoursPerMonth: { least: 1, most: 744 },
  containerCarrierFactor: { least: 0.1, most: 5 },
  dumpFactor: { least: 0.1, most: 5 },
  tankFactor: { least: 0.1, most: 5 },
  tollSampleKm: { least: 1, most: 5_000 },
  tollPesosTwo: { least: 0, most: 10_000_000 },
  tollPesosThreeOrFour: { least: 0, most: 10_000_000 },
  tollPesosFive: { least: 0, most: 10_000_000 },
  tollPesosSix: { least: 0, most: 10_000_000 },
} as const satisfies Record<string, Range>

const speed: Range = { least: 1, most: 150 }
const gallon: Range = { least: 0.5, most: 100 }
const fixed: Range = { least: 100_000, most: 500_000_000 }

/** One figure for each configuration. */
export const configurationParameters = {
  speedFlat: speed,
  speedRolling: speed,
  speedMountain: speed,
  speedUrban: speed,
  speedUnpaved: speed,
  gallonFlat: gallon,
  gallonRolling: gallon,
  gallonMountain: gallon,
  gallonUrban: gallon,
  gallonUnpaved: gallon,
  variablePesosPerKm: { least: 1, most: 100_000 },
  fixedGeneral: fixed,
  fixedBoxVan: fixed,
  fixedRefrigerated: fixed,
} as const satisfies Record<string, Range>

export type GeneralParameter = keyof typeof generalParameters
export type ConfigurationParameter = keyof typeof configurationParameters
export type TariffParameter = GeneralParameter | ConfigurationParameter
export const generalParameterNames = Object.keys(generalParameters) as GeneralParameter[]
export const configurationParameterNames = Object.keys(configurationParameters) as ConfigurationParameter[]
export const tariffParameterNames = [...generalParameterNames, ...configurationParameterNames] as [
  TariffParameter,
  ...TariffParameter[],
]

/** Where one figure stands; `configuration` is null for those that hold for all. */
export type TariffPlace =
  | { parameter: GeneralParameter; configuration: null }
  | { parameter: ConfigurationParameter; configuration: TariffConfiguration }

/** Every figure of an edition, in the order of the spreadsheet. */
export const tariffPlaces: readonly TariffPlace[] = [
  ...generalParameterNames.map((parameter) => ({ parameter, configuration: null })),
  ...configurationParameterNames.flatMap((parameter) =>
    tariffConfigurations.map((configuration) => ({ parameter, configuration })),
  ),
]

export const placeKey = ({ parameter, configuration }: TariffPlace): string =>
  configuration === null ? parameter : `${parameter}@${configuration}`

/** The figures of an edition, each under its `placeKey`. */
export type TariffValues = ReadonlyMap<string, number>

export const isWithinRange = ({ parameter }: TariffPlace, value: number): boolean => {
  const { least, most }: Range = { ...generalParameters, ...configurationParameters }[parameter]
  return Number.isFinite(value) && value >= least && value <= most
}

const generalOf = (edition: TariffEdition): Record<GeneralParameter, number> => ({
  dieselPesosPerGallon: edition.dieselPesosPerGallon,
  loadedFactor: edition.loadedFactor,
  contingencyShare: edition.contingencyShare,
  hoursPerMonth: edition.hoursPerMonth,
  containerCarrierFactor: edition.bodyFactor.containerCarrier ?? 1,
  dumpFactor: edition.bodyFactor.dump ?? 1,
  tankFactor: edition.bodyFactor.tank ?? 1,
  tollSampleKm: edition.tollSample.distanceKm,
  tollPesosTwo: edition.tollSample.pesos.two,
  tollPesosThreeOrFour: edition.tollSample.pesos.threeOrFour,
  tollPesosFive: edition.tollSample.pesos.five,
  tollPesosSix: edition.tollSample.pesos.six,
})

const terrainNames = {
  flat: 'Flat',
  rolling: 'Rolling',
  mountain: 'Mountain',
  urban: 'Urban',
  unpaved: 'Unpaved',
} as const

const figuresOf = (figures: ConfigurationFigures): Record<ConfigurationParameter, number> =>
  ({
    ...Object.fromEntries(
      terrains.flatMap((terrain) => [
        [`speed${terrainNames[terrain]}`, figures.speedKmPerHour[terrain]],
        [`gallon${terrainNames[terrain]}`, figures.kmPerGallon[terrain]],
      ]),
    ),
    variablePesosPerKm: figures.variablePesosPerKm,
    fixedGeneral: figures.monthlyFixedPesos.general,
    fixedBoxVan: figures.monthlyFixedPesos.boxVan,
    fixedRefrigerated: figures.monthlyFixedPesos.refrigerated,
  }) as Record<ConfigurationParameter, number>

export const valuesOf = (edition: TariffEdition): TariffValues =>
  new Map(
    tariffPlaces.map((place) => [
      placeKey(place),
      place.configuration === null
        ? generalOf(edition)[place.parameter]
        : figuresOf(edition.configurations[place.configuration])[place.parameter],
    ]),
  )

/** Throws where a place has no figure: by then the sheet has been checked, so it is a fault of ours. */
const reader =
  (values: TariffValues) =>
  (place: TariffPlace): number => {
    const value = values.get(placeKey(place))
    if (value === undefined) throw new RangeError(`no figure for ${placeKey(place)}`)
    return value
  }

const configurationFrom = (
  read: (place: TariffPlace) => number,
  configuration: TariffConfiguration,
): ConfigurationFigures => {
  const of = (parameter: ConfigurationParameter) => read({ parameter, configuration })
  return {
    speedKmPerHour: {
      flat: of('speedFlat'),
      rolling: of('speedRolling'),
      mountain: of('speedMountain'),
      urban: of('speedUrban'),
      unpaved: of('speedUnpaved'),
    },
    kmPerGallon: {
      flat: of('gallonFlat'),
      rolling: of('gallonRolling'),
      mountain: of('gallonMountain'),
      urban: of('gallonUrban'),
      unpaved: of('gallonUnpaved'),
    },
    variablePesosPerKm: of('variablePesosPerKm'),
    monthlyFixedPesos: {
      general: of('fixedGeneral'),
      boxVan: of('fixedBoxVan'),
      refrigerated: of('fixedRefrigerated'),
    },
  }
}

const emptyAndBulk = { emptyTrips: emptyTrips202506, solidBulkPesos: solidBulk202506 }

/** The edition that a whole table of figures makes. */
export const editionFrom = (validFrom: string, values: TariffValues): TariffEdition => {
  const read = reader(values)
  const general = (parameter: GeneralParameter) => read({ parameter, configuration: null })
  return {
    validFrom,
    dieselPesosPerGallon: general('dieselPesosPerGallon'),
    loadedFactor: general('loadedFactor'),
    contingencyShare: general('contingencyShare'),
    hoursPerMonth: general('hoursPerMonth'),
    bodyFactor: {
      containerCarrier: general('containerCarrierFactor'),
      dump: general('dumpFactor'),
      tank: general('tankFactor'),
    },
    tollSample: {
      distanceKm: general('tollSampleKm'),
      pesos: {
        two: general('tollPesosTwo'),
        threeOrFour: general('tollPesosThreeOrFour'),
        five: general('tollPesosFive'),
        six: general('tollPesosSix'),
      },
    },
    // The spreadsheet has no rows for these: until it does, every edition goes by those of June 2025.
    ...emptyAndBulk,
    configurations: Object.fromEntries(
      tariffConfigurations.map((configuration) => [configuration, configurationFrom(read, configuration)]),
    ) as TariffEdition['configurations'],
  }
}

export type TariffDifference = TariffPlace & { before: number; after: number }

/** What the second edition changes of the first, in the order of the spreadsheet. */
export const differencesBetween = (before: TariffValues, after: TariffValues): TariffDifference[] =>
  tariffPlaces.flatMap((place) => {
    const [was, is] = [reader(before)(place), reader(after)(place)]
    return was === is ? [] : [{ ...place, before: was, after: is }]
  })
