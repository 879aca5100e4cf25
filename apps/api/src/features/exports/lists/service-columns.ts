import type { ExportColumn } from '../export-list.ts'
import { serviceColumnsTexts as texts } from './service-columns.texts.ts'

type OfService = { order: string; origin: string; destination: string }

/** The service a row of money is about. */
export const serviceColumn: ExportColumn<OfService> = {
  key: 'order',
  title: texts.order,
  kind: 'text',
  value: ({ order }) => order,
}

/** Where that service goes: on the screen it stands in the service's own column. */
export const routeColumns: readonly ExportColumn<OfService>[] = [
  { key: 'origin', of: 'order', title: texts.origin, kind: 'text', value: ({ origin }) => origin },
  {
    key: 'destination',
    of: 'order',
    title: texts.destination,
    kind: 'text',
    value: ({ destination }) => destination,
  },
]

type Person = { name: string; identification: string } | null

/** Whom a row of money is about; `key` as on the screen. */
export const personColumns = <Row>(
  key: string,
  title: string,
  personOf: (row: Row) => Person,
): ExportColumn<Row>[] => [
  { key, title, kind: 'text', value: (row) => personOf(row)?.name },
  {
    key: 'identification',
    of: key,
    title: texts.identification,
    kind: 'text',
    value: (row) => personOf(row)?.identification,
  },
]
