/** Columns that several lists say alike. */
import { placeLines } from '@arriero/domain/places/place-name'
import type { ListColumn } from '../../lists/column.ts'

interface OfService {
  order: string
  origin: string
  destination: string
}

/** `Medellín, Antioquia → Cali, Valle del Cauca` */
export const routeText = ({ origin, destination }: Omit<OfService, 'order'>): string =>
  `${placeLines(origin).town} → ${placeLines(destination).town}`

/** The service a row of money is about, and where it goes. */
export const serviceColumn = {
  title: 'Servicio',
  kind: 'code',
  note: routeText,
  widthPx: 190,
} as const satisfies ListColumn<OfService>

/** In a file the route has columns of its own. */
export const routeColumns = {
  origin: { of: 'order', title: 'Origen', kind: 'text' },
  destination: { of: 'order', title: 'Destino', kind: 'text' },
} as const satisfies Record<string, ListColumn<OfService>>

type Person = { name: string; identification: string } | null

/** Whom a row is about: the number below the name, in a file beside it. */
export const personColumns = <Row, const K extends string>(
  key: K,
  title: string,
  personOf: (row: Row) => Person,
) =>
  ({
    person: {
      title,
      kind: 'text',
      value: (row: Row) => personOf(row)?.name,
      note: (row: Row) => personOf(row)?.identification,
    },
    identification: {
      of: key,
      title: 'Identificación',
      kind: 'text',
      value: (row: Row) => personOf(row)?.identification,
    },
  }) as const
