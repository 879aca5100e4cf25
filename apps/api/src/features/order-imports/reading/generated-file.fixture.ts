/** Services as people write them into files of every make, each known beforehand. For tests. */
import { utils, write } from '@e965/xlsx'
import fc from 'fast-check'
import { bogotaDay } from '@arriero/domain/time/calendar'

export const titles = [
  'Referencia',
  'Origen',
  'Destino',
  'Fecha',
  'Hora',
  'Tipo de carga',
  'Tipo de vehículo',
  'Peso (kg)',
  'Alto (cm)',
  'Ancho (cm)',
  'Precio antes de IVA',
  'Descripción',
] as const

export type Service = {
  reference: string
  origin: string
  destination: string
  day: string
  minute: number
  weightKg: number
  highCm: number
  widthCm: number
  pesos: number
  description: string
}

const towns = ['Bogotá', 'Medellín', 'Cali', 'Ibagué', 'Cúcuta', 'Itagüí', 'Popayán'] as const
/** Letters that programs treat badly: signs of formulas, quotes, separators, codes that look like numbers. */
const words = fc.constantFrom(
  'Cajas',
  'Ñandú; frágil',
  'Leche, 12 "litros"',
  '12E5',
  '=SUMA(1)',
  '-5',
  '007',
  'Línea 1',
)

export const anyService: fc.Arbitrary<Service> = fc.record({
  reference: fc.stringMatching(/^[A-Z]{1,3}-[0-9]{1,6}$/),
  origin: fc.constantFrom(...towns.slice(0, 3)),
  destination: fc.constantFrom(...towns.slice(3)),
  day: fc
    .integer({ min: Date.UTC(2026, 0, 2), max: Date.UTC(2027, 11, 30) })
    .map((ms) => bogotaDay(new Date(ms))),
  minute: fc.integer({ min: 0, max: 1439 }),
  weightKg: fc.integer({ min: 1, max: 10_000 }),
  highCm: fc.integer({ min: 1, max: 260 }),
  widthCm: fc.integer({ min: 1, max: 250 }),
  pesos: fc.integer({ min: 100_000, max: 90_000_000 }),
  description: words,
})

const twoDigits = (value: number) => String(value).padStart(2, '0')
const grouped = (value: number, sign: string) => String(value).replace(/\B(?=(\d{3})+$)/g, sign)

export type DayStyle = 'iso' | 'dayFirst' | 'serial'
export type NumberStyle = 'plain' | 'points' | 'signed'

/** How one person's program writes: separators and signs of a CSV, or the kinds of an XLSX. */
export type Style = {
  format: 'xlsx' | 'csv'
  separator: ';' | ',' | '\t'
  encoding: 'utf8' | 'latin1' | 'bom'
  day: DayStyle
  numbers: NumberStyle
  lineEnd: '\n' | '\r\n'
  /** Rows above the head, and between the services. */
  blanksAbove: number
}

export const anyStyle: fc.Arbitrary<Style> = fc.record({
  format: fc.constantFrom('xlsx', 'csv'),
  separator: fc.constantFrom(';', ',', '\t'),
  encoding: fc.constantFrom('utf8', 'latin1', 'bom'),
  day: fc.constantFrom('iso', 'dayFirst', 'serial'),
  numbers: fc.constantFrom('plain', 'points', 'signed'),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  blanksAbove: fc.integer({ min: 0, max: 3 }),
})

export const serialOf = (day: string): number => (Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000

const dayText = (day: string, style: DayStyle): string =>
  style === 'iso' ? day : style === 'dayFirst' ? day.split('-').toReversed().join('/') : String(serialOf(day))

const pesosText = (pesos: number, style: NumberStyle): string =>
  style === 'plain' ? String(pesos) : `${style === 'signed' ? '$ ' : ''}${grouped(pesos, '.')}`

const hourText = (minute: number) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`

const textsOf = (service: Service, style: Style): string[] => [
  service.reference,
  service.origin,
  service.destination,
  dayText(service.day, style.day),
  hourText(service.minute),
  'General',
  'Camión sencillo',
  String(service.weightKg),
  `${service.highCm} cm`,
  String(service.widthCm),
  pesosText(service.pesos, style.numbers),
  service.description,
]

const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

const csvOf = (services: readonly Service[], style: Style): Buffer => {
  const blank = Array.from({ length: style.blanksAbove }, () => '')
  const lines = [[...titles], ...services.map((service) => textsOf(service, style))].map((cells) =>
    cells.map((cell) => quoted(cell, style.separator)).join(style.separator),
  )
  const text = [...blank, ...lines].join(style.lineEnd)
  const bytes = Buffer.from(text, style.encoding === 'latin1' ? 'latin1' : 'utf8')
  return style.encoding === 'bom' ? Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]) : bytes
}

/** A cell as a person's Excel keeps it: dates as numbers with the look of a date, hours as parts of a day. */
const cellsOf = (service: Service, style: Style) => [
  { t: 's', v: service.reference },
  { t: 's', v: service.origin },
  { t: 's', v: service.destination },
  style.day === 'serial'
    ? { t: 'n', v: serialOf(service.day), z: 'dd/mm/yyyy' }
    : { t: 's', v: dayText(service.day, style.day) },
  style.day === 'serial'
    ? { t: 'n', v: service.minute / 1440, z: 'h:mm' }
    : { t: 's', v: hourText(service.minute) },
  { t: 's', v: 'General' },
  { t: 's', v: 'Camión sencillo' },
  style.numbers === 'points'
    ? { t: 's', v: grouped(service.weightKg, '.') }
    : { t: 'n', v: service.weightKg },
  { t: 'n', v: service.highCm },
  { t: 'n', v: service.widthCm, f: `${service.widthCm}+0` },
  style.numbers === 'plain'
    ? { t: 'n', v: service.pesos }
    : { t: 's', v: pesosText(service.pesos, style.numbers) },
  { t: 's', v: service.description },
]

const xlsxOf = (services: readonly Service[], style: Style): Buffer => {
  const sheet = utils.aoa_to_sheet([])
  const rows = [titles.map((title) => ({ t: 's', v: title })), ...services.map((one) => cellsOf(one, style))]
  for (const [at, row] of rows.entries())
    for (const [column, cell] of row.entries())
      sheet[utils.encode_cell({ r: at + style.blanksAbove, c: column })] = cell
  sheet['!ref'] = `A1:${utils.encode_cell({ r: rows.length - 1 + style.blanksAbove, c: titles.length - 1 })}`
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Servicios')
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array)
}

export const fileOf = (services: readonly Service[], style: Style): Buffer =>
  style.format === 'csv' ? csvOf(services, style) : xlsxOf(services, style)

/** What every file of these services is read as, whoever wrote it. */
export const readingOf = (service: Service) => ({
  reference: service.reference,
  day: service.day,
  hour: `${twoDigits(Math.floor(service.minute / 60) % 12 || 12)}:${twoDigits(service.minute % 60)} ${service.minute < 720 ? 'AM' : 'PM'}`,
  weight: `${service.weightKg} kl`,
  high: `${service.highCm} cm`,
  width: `${service.widthCm} cm`,
  pricePesos: service.pesos,
  origin: service.origin,
  destination: service.destination,
  description: service.description,
})
