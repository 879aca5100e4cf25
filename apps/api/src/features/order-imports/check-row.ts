/** What a row of a file would ask for, with everything that keeps it from being asked for. */
import { errorTexts } from '@arriero/contract/es/errors'
import { withVehicle } from '@arriero/contract/es/words'
import { vehicleTypeNames } from '@arriero/contract/es/vehicle-types'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import type { Cell } from '@arriero/domain/imports/cells'
import type { ImportField } from '@arriero/domain/imports/columns'
import { chosenOf, readRow, type Choice, type ReadRow } from '@arriero/domain/imports/rows'
import { fitDenial } from '@arriero/domain/orders/cargo-fit'
import { parseReservation, reservationDenial } from '@arriero/domain/orders/schedule'
import { isOpenAt } from '@arriero/domain/places/opening-hours'
import { routeDenial } from '@arriero/domain/places/geography'
import { parseMeasure } from '@arriero/domain/typed/measures'
import type { Ctx } from '#context.ts'
import { typeLoadKeyOf, vehicleTypeKeyOf } from '#features/catalogues/catalogue-ids.ts'
import type { OrderPattern } from '#features/orders/asked/pattern.ts'
import type { SavedPlace } from '#features/saved-places/saved-places.store.ts'
import { fieldAt, type Reading } from './reading/reading.ts'
import type { CellFault } from './reading/sheets.ts'
import { placeMeant, type Found, type Unfound } from './towns.ts'

export type RowFault = {
  field: ImportField | null
  column: string | null
  found: string
  code: ErrorCode
  text: string
}

/** What is kept of a good row until it is published. */
export type Asked = {
  pattern: OrderPattern
  day: string
  netPesos: number | null
  reservationAt: string
  /** Told before it is published, and kept from nobody. */
  isOriginClosed?: boolean
}

/** What all rows of a file are read by. */
export type Desk = {
  reading: Reading
  typeLoads: readonly Choice<string>[]
  vehicleTypes: readonly Choice<string>[]
  /** By the search form of their names. */
  savedPlaces: ReadonlyMap<string, SavedPlace>
}

export type Checked = { asked: Asked | null; faults: RowFault[] }

type Ends = { origin: Found | Unfound; destination: Found | Unfound }

const mostNamed = 4
const foundMost = 120

/** Notes of what is wrong, each in the words of a person. */
const notebook = ({ mapping, titles }: Reading) => {
  const faults: RowFault[] = []
  const note = (field: ImportField | null, code: ErrorCode, { found = '', more = '' } = {}) => {
    const column = field === null ? undefined : mapping[field]
    faults.push({
      field,
      code,
      found: found.slice(0, foundMost).toWellFormed(),
      column: column === undefined ? null : (titles[column] ?? null),
      text: more === '' ? errorTexts[code] : `${errorTexts[code]} ${more}`,
    })
  }
  return { faults, note }
}

type Note = ReturnType<typeof notebook>['note']

const noteEnds = ({ origin, destination }: Ends, read: ReadRow, note: Note): void => {
  for (const [field, found] of Object.entries({ origin, destination }) as [keyof Ends, Found | Unfound][]) {
    if (!('code' in found) || read[field].town === '') continue
    const among = found.among.slice(0, mostNamed).join('; ')
    note(field, found.code, { found: read[field].town, more: among && `Puede ser: ${among}.` })
  }
  if ('code' in origin || 'code' in destination) return
  const denial = routeDenial(origin.place, destination.place)
  if (denial) note('destination', denial, { found: read.destination.town })
}

const noteFit = (
  { measures, typeVehicle }: ReadRow,
  { typeLoadId, vehicleTypeId }: { typeLoadId: string; vehicleTypeId: string },
  note: Note,
): void => {
  const type = vehicleTypeKeyOf(vehicleTypeId)
  const value = (kind: 'length' | 'cargoWeight' | 'volume', text: string | undefined) =>
    text === undefined ? undefined : parseMeasure(kind, text)
  const misfit =
    type &&
    fitDenial(type, {
      kind: typeLoadKeyOf(typeLoadId),
      weightKg: value('cargoWeight', measures.weight),
      highCm: value('length', measures.high),
      widthCm: value('length', measures.width),
      depthCm: value('length', measures.bottom),
      volumeM3: value('volume', measures.volume),
    })
  if (!misfit) return
  const { code, smallest } = misfit
  // The same words as where one service is asked for.
  const more = withVehicle('', smallest && vehicleTypeNames[smallest]).trim()
  note('typeVehicle', code, { found: typeVehicle, more })
}

const noteDay = (ctx: Pick<Ctx, 'now'>, { day, hour }: ReadRow, note: Note): Date | undefined => {
  const at = day !== undefined && hour !== undefined ? parseReservation(day, hour) : undefined
  const denial = at && reservationDenial(at, ctx.now)
  if (denial) note('day', denial, { found: `${day} ${hour}` })
  return at
}

const patternOf = (
  read: ReadRow,
  { origin, destination }: { origin: Found; destination: Found },
  ids: { typeLoadId: string; vehicleTypeId: string },
): OrderPattern => ({
  origin: origin.place,
  destination: destination.place,
  ...ids,
  description: read.description,
  high: read.measures.high ?? '',
  weight: read.measures.weight ?? '',
  width: read.measures.width ?? '',
  volume: read.measures.volume,
  pieces: read.measures.pieces,
  bottom: read.measures.bottom,
  wantsDeliveryCode: read.wantsDeliveryCode,
  contacts: { origin: origin.contact, destination: destination.contact },
  hourService: read.hour ?? '',
})

export type RowToCheck = { cells: readonly Cell[]; cellFaults: readonly CellFault[] }

/** What is wrong with the cells themselves stands before what is wrong with what they say. */
const noteCells = (
  { cellFaults }: RowToCheck,
  { faults }: ReadRow,
  { mapping, note }: { mapping: Reading['mapping']; note: Note },
): void => {
  const spoilt = new Set<ImportField>()
  for (const { column, code } of cellFaults) {
    const field = fieldAt(mapping, column)
    // What nobody reads spoils nothing.
    if (!field) continue
    spoilt.add(field)
    note(field, code)
  }
  for (const { field, code, found } of faults) if (!spoilt.has(field)) note(field, code, { found })
}

/** The kinds of cargo and vehicle that are named. */
const kindsOf = (desk: Desk, { typeLoad, typeVehicle }: ReadRow, note: Note) => {
  const typeLoadId = chosenOf(typeLoad, desk.typeLoads)
  const vehicleTypeId = chosenOf(typeVehicle, desk.vehicleTypes)
  if (typeLoad !== '' && typeLoadId === undefined) note('typeLoad', 'cargo.not_found', { found: typeLoad })
  if (typeVehicle !== '' && vehicleTypeId === undefined)
    note('typeVehicle', 'vehicle.type_not_found', { found: typeVehicle })
  return typeLoadId !== undefined && vehicleTypeId !== undefined ? { typeLoadId, vehicleTypeId } : undefined
}

export const checkRow = (ctx: Pick<Ctx, 'now' | 'providers'>, desk: Desk, row: RowToCheck): Checked => {
  const { reading } = desk
  const { faults, note } = notebook(reading)
  const read = readRow(row.cells, reading)
  noteCells(row, read, { mapping: reading.mapping, note })
  const origin = placeMeant(ctx, read.origin, desk.savedPlaces)
  const destination = placeMeant(ctx, read.destination, desk.savedPlaces)
  noteEnds({ origin, destination }, read, note)
  const ids = kindsOf(desk, read, note)
  const at = noteDay(ctx, read, note)
  if (ids) noteFit(read, ids, note)
  if (faults.length > 0 || !at || !ids || 'code' in origin || 'code' in destination)
    return { asked: null, faults }
  const pattern = patternOf(read, { origin, destination }, ids)
  const { day = '', pricePesos: netPesos = null } = read
  const isOriginClosed = isOpenAt(origin.contact?.hours ?? null, at) === false
  return { asked: { pattern, day, netPesos, reservationAt: at.toISOString(), isOriginClosed }, faults }
}
