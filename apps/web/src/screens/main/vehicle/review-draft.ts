/** What staff has decided of a vehicle and not saved yet. */
import type { api } from '@arriero/contract'
import type { CallInput, ReplyOf } from '@arriero/contract/endpoint'
import { errorTexts } from '@arriero/contract/es/errors'
import { grantDenial } from '@arriero/domain/vehicles/vehicle-review'
import { asDecided, noteReason, type PaperVerdict, verdictOf } from '#features/credentials/paper-state.ts'

export type Vehicle = ReplyOf<typeof api.vehicles.detail>
export type TypeLoad = Omit<ReplyOf<typeof api.catalogues.typeLoads>[number], 'key'>
type Changes = Omit<CallInput<typeof api.vehicles.update>['body'], '_id' | 'version'>

export interface Draft {
  /** Paper id → validated or not. */
  papers: ReadonlyMap<string, boolean>
  /** Paper id → why it counts no more; its owner reads it. */
  reasons: ReadonlyMap<string, string>
  isActive?: boolean
  permissions?: readonly string[]
}

export const emptyDraft: Draft = { papers: new Map(), reasons: new Map() }

export const permissionsOf = (draft: Draft, vehicle: Vehicle): readonly string[] =>
  draft.permissions ?? vehicle.permissions.map(({ id }) => id)

/** A cargo paper that is turned down takes its cargo type with it. */
export const judged = (draft: Draft, vehicle: Vehicle, verdict: PaperVerdict): Draft => {
  const { paperId, isValidated } = verdict
  const papers = new Map(draft.papers).set(paperId, isValidated)
  const reasons = noteReason(draft.reasons, verdict)
  const inForce = vehicle.documents.find(({ _id, isWaiting }) => _id === paperId && !isWaiting)
  const typeLoadId = inForce?.typeLoadId
  const permissions = permissionsOf(draft, vehicle)
  if (isValidated || !typeLoadId || !permissions.includes(typeLoadId)) return { ...draft, papers, reasons }
  return { ...draft, papers, reasons, permissions: permissions.filter((id) => id !== typeLoadId) }
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id))

/** Only what differs from what is: nothing else is sent. */
export const changesOf = (draft: Draft, vehicle: Vehicle): Changes => {
  const documents = vehicle.documents.flatMap(({ _id, isActive }) => {
    const chosen = draft.papers.get(_id)
    return chosen === undefined || chosen === isActive ? [] : [verdictOf(draft, { _id, isActive: chosen })]
  })
  const permissions = permissionsOf(draft, vehicle)
  const isGrant = !isSame(permissions, permissionsOf(emptyDraft, vehicle))
  return {
    ...(documents.length > 0 ? { documents } : {}),
    ...(draft.isActive === undefined || draft.isActive === vehicle.isActive
      ? {}
      : { isActive: draft.isActive }),
    ...(isGrant ? { permissions: [...permissions] } : {}),
  }
}

export const changeCount = ({ documents = [], isActive, permissions }: Changes): number =>
  documents.length + (isActive === undefined ? 0 : 1) + (permissions ? 1 : 0)

export interface CargoOption {
  value: string
  label: string
  /** Why it cannot be granted now. */
  whyNot: string | undefined
}

type Standing = { draft: Draft; vehicle: Vehicle; today: string }

/** Why a cargo type may not be granted with the papers as they were decided. */
const grantProblem = ({ draft, vehicle, today }: Standing, { id, papers }: TypeLoad) => {
  const given = vehicle.documents.filter(({ typeLoadId }) => typeLoadId === id)
  const code = grantDenial(
    {
      needed: papers,
      papers: asDecided(given, draft.papers).map(({ kind, isActive, expirationDate }) => ({
        kind,
        isValidated: isActive,
        expiresOn: expirationDate,
      })),
    },
    today,
  )
  return code && errorTexts[code]
}

/** Every cargo type, with why it may not be granted; one that was granted before may always stay. */
export const cargoOptions = (standing: Standing, types: readonly TypeLoad[]): CargoOption[] =>
  types.map((type) => {
    const { draft, vehicle } = standing
    const isGranted = vehicle.permissions.some(({ id }) => id === type.id)
    const isTurnedDown = vehicle.documents.some(
      ({ _id, typeLoadId, isWaiting }) =>
        typeLoadId === type.id && !isWaiting && draft.papers.get(_id) === false,
    )
    const whyNot = isGranted && !isTurnedDown ? undefined : grantProblem(standing, type)
    return { value: type.id, label: type.name, whyNot }
  })
