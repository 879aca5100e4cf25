import { overBp, shareBp } from '@arriero/domain/money/margins'
import { api } from '../../../index.ts'
import { listValue, type ListColumn } from '../../../lists/column.ts'
import type { MarginFigures, MarginGroup } from '../../../money/margins.ts'
import { dayText } from '../../when.ts'
import { serviceColumn } from '../shared.ts'

/** As people write a percentage: 12,5. */
const inHundredths = (basisPoints: number | null): number | null =>
  basisPoints === null ? null : basisPoints / 100

type Counted<K extends keyof MarginFigures> = Pick<MarginFigures, K>

const marginPercent = ({ margin, billed }: Counted<'margin' | 'billed'>) =>
  inHundredths(shareBp(margin, billed))
export const winPercent = ({ won, offers }: Counted<'won' | 'offers'>) => inHundredths(shareBp(won, offers))
/** By how much more, or less, carriers agreed on than the reference of their trips says. */
export const overReferencePercent = ({ priced, reference }: Counted<'priced' | 'reference'>) =>
  inHundredths(overBp(priced, reference))
/** On the average; null where nothing got an offer. */
export const firstOfferHours = ({ firstMinutes, firstOffers }: Counted<'firstMinutes' | 'firstOffers'>) =>
  firstOffers === 0 ? null : firstMinutes / firstOffers / 60

const missing = '—'

/** As many as stand beside a name at a desk; the others are there to be chosen, and in the file. */
const figures = {
  services: { title: 'Servicios', kind: 'number', isSortable: true, card: 'fact' },
  billed: { title: 'Facturado sin IVA', kind: 'pesos', isSummed: true, widthPx: 124 },
  freight: { title: 'Fletes', kind: 'pesos', isSummed: true, isOptional: true, widthPx: 124 },
  insurer: { title: 'Aseguradora', kind: 'pesos', isSummed: true, isOptional: true },
  commission: { title: 'Comisión', kind: 'pesos', isSummed: true, isOptional: true },
  margin: {
    title: 'Margen',
    kind: 'pesos',
    isStrong: true,
    isSummed: true,
    isSortable: true,
    widthPx: 124,
    card: 'aside',
  },
  share: { title: 'Margen %', kind: 'decimal', missing, value: marginPercent, card: 'fact' },
  over: {
    title: 'Contra referencia %',
    kind: 'decimal',
    missing,
    value: overReferencePercent,
    widthPx: 116,
  },
  belowFloor: { title: 'Bajo el piso', kind: 'number', isOptional: true },
  offers: { title: 'Ofertas', kind: 'number', isSortable: true },
  rate: { title: 'Ganadas %', kind: 'decimal', missing, value: winPercent, card: 'fact' },
  wait: { title: 'Primera oferta (h)', kind: 'decimal', missing, value: firstOfferHours, widthPx: 108 },
  returned: { title: 'Devueltos', kind: 'number' },
} as const satisfies Record<string, ListColumn<MarginGroup>>

const nameOf = (title: string) => ({ name: { title, kind: 'text', isAlways: true, card: 'title' } }) as const

const filters = { client: 'one', carrier: 'one', lane: 'one' } as const

const nothing = [
  'Sin movimiento en estas semanas',
  'Cuando terminen servicios, o transportadores oferten por ellos, aquí verá qué dejan. Pruebe con otras semanas.',
] as const

const shared = { days: 'Semanas', empty: nothing, filters } as const

const groups = listValue(api.margins.groups)

export const marginLanesList = groups({
  ...shared,
  name: 'margin-lanes',
  title: 'Márgenes por ruta',
  label: 'Márgenes por ruta',
  columns: { ...nameOf('Ruta'), ...figures },
})

export const marginClientsList = groups({
  ...shared,
  name: 'margin-clients',
  title: 'Márgenes por cliente',
  label: 'Márgenes por cliente',
  columns: { ...nameOf('Dueño de carga'), ...figures },
})

export const marginCarriersList = groups({
  ...shared,
  name: 'margin-carriers',
  title: 'Márgenes por transportador',
  label: 'Márgenes por transportador',
  columns: { ...nameOf('Transportador'), ...figures },
})

export const marginWeeksList = groups({
  ...shared,
  name: 'margin-weeks',
  title: 'Márgenes por semana',
  label: 'Márgenes por semana',
  columns: {
    week: {
      title: 'Semana del',
      kind: 'text',
      value: ({ _id }) => dayText(_id),
      isSortable: true,
      isAlways: true,
      card: 'title',
    },
    ...figures,
  },
})

type OfService = { order: string; client: { name: string }; carrier: { name: string } | null }

const people = {
  client: {
    title: 'Dueño de carga',
    kind: 'text',
    value: ({ client }) => client.name,
    widthPx: 140,
    card: 'fact',
  },
  carrier: {
    title: 'Transportador',
    kind: 'text',
    value: ({ carrier }) => carrier?.name,
    missing,
    widthPx: 140,
    card: 'fact',
  },
} as const satisfies Record<string, ListColumn<OfService>>

const order = { ...serviceColumn, widthPx: 170, isAlways: true, card: 'title' } as const
const route = {
  origin: { of: 'order', title: 'Origen', kind: 'text' },
  destination: { of: 'order', title: 'Destino', kind: 'text' },
} as const
const reference = {
  title: 'Referencia SICE-TAC',
  kind: 'amount',
  missing,
  isOptional: true,
  widthPx: 128,
} as const
const floor = { title: 'Piso', kind: 'amount', missing, isOptional: true } as const

type Priced = { reference: number | null }
const over =
  <Row extends Priced>(priced: (row: Row) => number | null) =>
  (row: Row): number | null => {
    const value = priced(row)
    return value === null || row.reference === null ? null : inHundredths(overBp(value, row.reference))
  }

export const marginServicesList = listValue(api.margins.services)({
  ...shared,
  name: 'margin-services',
  title: 'Servicios con margen',
  label: 'Servicios que suman el margen',
  columns: {
    order,
    date: { title: 'Fecha', kind: 'day', isSortable: true, card: 'fact' },
    ...route,
    ...people,
    billed: { title: 'Facturado sin IVA', kind: 'pesos', isSummed: true, widthPx: 124 },
    freight: { title: 'Flete', kind: 'pesos', isSummed: true },
    insurer: { title: 'Aseguradora', kind: 'pesos', isSummed: true, isOptional: true },
    commission: { title: 'Comisión', kind: 'pesos', isSummed: true, isOptional: true },
    margin: { title: 'Margen', kind: 'pesos', isStrong: true, isSummed: true, card: 'aside' },
    share: { title: 'Margen %', kind: 'decimal', missing, value: marginPercent },
    priced: { title: 'Flete acordado', kind: 'amount', missing, isOptional: true },
    reference,
    over: {
      title: 'Contra referencia %',
      kind: 'decimal',
      missing,
      value: over(({ priced }) => priced),
      filters: { true: 'Con referencia', false: 'Sin referencia' },
      isOneFilter: true,
      widthPx: 144,
    },
    floor,
    belowFloor: {
      title: 'Bajo el piso',
      kind: 'choice',
      value: ({ priced, floor: least }) =>
        String(priced !== null && least !== null && least > 0 && priced < least),
      words: { true: 'Sí', false: 'No' },
      filters: true,
      isOneFilter: true,
      isOptional: true,
      widthPx: 112,
    },
  },
  filters: { ...filters, over: ['one', 'compared'] },
})

export const marginOffersList = listValue(api.margins.offers)({
  ...shared,
  name: 'margin-offers',
  title: 'Ofertas de transportadores',
  label: 'Ofertas de estas semanas',
  columns: {
    order,
    date: { title: 'Ofertó', kind: 'moment', isSortable: true, card: 'fact' },
    ...route,
    ...people,
    value: { title: 'Valor', kind: 'pesos', isStrong: true, card: 'aside' },
    reference,
    over: {
      title: 'Contra referencia %',
      kind: 'decimal',
      missing,
      value: over(({ value }) => value),
      widthPx: 116,
    },
    floor,
    isWon: {
      title: 'Resultado',
      kind: 'choice',
      value: ({ isWon }) => String(isWon),
      words: { true: 'Ganada', false: 'No ganada' },
      filters: true,
      isOneFilter: true,
      widthPx: 118,
      card: 'fact',
    },
    wait: {
      title: 'Esperó la primera (h)',
      kind: 'decimal',
      missing,
      value: ({ firstMinutes }) => (firstMinutes === null ? null : firstMinutes / 60),
      filters: { true: 'La primera del servicio', false: 'Las siguientes' },
      isOneFilter: true,
      widthPx: 124,
    },
  },
  filters: { ...filters, isWon: ['one', 'won'], wait: ['one', 'first'] },
})

export const marginReturnsList = listValue(api.margins.returns)({
  ...shared,
  name: 'margin-returns',
  title: 'Servicios devueltos',
  label: 'Servicios devueltos por su transportador',
  columns: {
    order,
    date: { title: 'Devuelto', kind: 'moment', isSortable: true, card: 'fact' },
    ...route,
    ...people,
    reason: { title: 'Motivo', kind: 'text', card: 'fact' },
  },
})
