/** What a waiting service is worth to a carrier, once its best truck is known (`board-fleet`): what a kilometre earns, what is left. docs/decisions/0058. */
import type { Point } from '../places/geography.ts'

/** What a carrier does with a service on his board: for later, or out of sight. */
export const boardMarks = ['kept', 'hidden'] as const
export type BoardMark = (typeof boardMarks)[number]

/** Where a truck sets out from: its carrier's base, or where its last trip ends. */
export const truckPlaces = ['base', 'trip'] as const
export type TruckPlace = (typeof truckPlaces)[number]

/** Which of them a board shows: what one of the trucks carries, all that is not hidden, or what was marked, whether it fits or not. */
export const boardShows = ['mine', 'all', ...boardMarks] as const

/** A truck as the board sees it. Trucks that are alike in all of this but `id` are one to it. */
export type BoardTruck = {
  id: string
  /** Where it may set out from; undefined where nothing is known of it. */
  point: Point | undefined
  /** From when on, in milliseconds; 0 = now. */
  freeAtMs: number
  capacityKg: number
  /** The last instant on which its papers still hold, in milliseconds. */
  papersUntilMs: number
  /** Which kinds of service it may carry, as `BoardLoad.kind` names them. */
  kinds: ReadonlySet<string>
}

export type BoardLoad = {
  kind: string
  weightKg: number
  origin: Point
  reservationMs: number
  /** When it is expected to be unloaded. */
  endMs: number
  km: number
  /** What the carrier would earn at the client's price; null where he names none. */
  earningsPesos: number | null
  /** Fuel and tolls of the loaded way; null where nothing is known of it. */
  spentPesos: number | null
  /** Fuel of an empty kilometre. */
  emptyPesosPerKm: number
}

/** `yes`: it can be there. `caution`: it could, but for what `why` says. `no`: none of the trucks carries it. */
export const fits = ['yes', 'caution', 'no'] as const
export type Fit = (typeof fits)[number]

export const fitReasons = ['kind', 'weight', 'late', 'papers'] as const
export type FitReason = (typeof fitReasons)[number]

export type BoardFit = {
  fit: Fit
  why: FitReason | null
  truck: BoardTruck | undefined
  emptyKm: number | null
}

/** Whole pesos for each kilometre driven, loaded and empty; null without a price or a distance. */
export const pesosPerKm = (
  load: Pick<BoardLoad, 'earningsPesos' | 'km'>,
  emptyKm: number | null,
): number | null => {
  const km = load.km + (emptyKm ?? 0)
  return load.earningsPesos === null || km <= 0 ? null : Math.round(load.earningsPesos / km)
}

export type Left = { spentPesos: number; emptyPesos: number; leftPesos: number }

/** What is left once fuel and tolls are paid, the way to the cargo too. */
export const leftOfLoad = (
  load: Pick<BoardLoad, 'earningsPesos' | 'spentPesos' | 'emptyPesosPerKm'>,
  emptyKm: number | null,
): Left | null => {
  if (load.earningsPesos === null || load.spentPesos === null) return null
  const emptyPesos = Math.round((emptyKm ?? 0) * load.emptyPesosPerKm)
  return {
    spentPesos: load.spentPesos,
    emptyPesos,
    leftPesos: load.earningsPesos - load.spentPesos - emptyPesos,
  }
}
