/** What staff has decided of a vehicle and not saved yet. */
import type { api } from '@arriero/contract'
import type { CallInput, ReplyOf } from '@arriero/contract/endpoint'
import { errorTexts } from '@arriero/contract/es/errors'
import { grantDenial } from '@arriero/domain/vehicles/vehicle-review'
import { asDecided, type PaperVerdict } from '#features/papers/paper-state.ts'
import { changesOf, type Draft, emptyDraft, withVerdict } from '#features/papers/review-draft.ts'

export type Vehicle = ReplyOf<typeof api.vehicles.detail>
export type TypeLoad = Omit<ReplyOf<typeof api.catalogues.typeLoads>[number], 'key'>
type Changes = Omit<CallInput<typeof api.vehicles.update>['body'], '_id' | 'version'>

export interface VehicleDraft extends Draft {
  permissions?: readonly string[]
}

export const permissionsOf = (draft: VehicleDraft, vehicle: Vehicle): readonly string[] =>
  draft.permissions ?? vehicle.permissions.map(({ id }) => id)

/** A cargo paper that is turned down takes its cargo type with it. */
export const judged = (draft: VehicleDraft, vehicle: Vehicle, verdict: PaperVerdict): VehicleDraft => {
  const next = withVerdict(draft, verdict)
  const inForce = vehicle.documents.find(({ _id, isWaiting }) => _id === verdict.paperId && !isWaiting)
  const typeLoadId = inForce?.typeLoadId
  const permissions = permissionsOf(draft, vehicle)
  if (verdict.isValidated || !typeLoadId || !permissions.includes(typeLoadId)) return next
  return { ...next, permissions: permissions.filter((id) => id !== typeLoadId) }
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id))

export const vehicleChangesOf = (draft: VehicleDraft, vehicle: Vehicle): Changes => {
  const permissions = permissionsOf(draft, vehicle)
  const isGrant = !isSame(permissions, permissionsOf(emptyDraft, vehicle))
  return { ...changesOf(draft, vehicle), ...(isGrant && { permissions: [...permissions] }) }
}

export interface CargoOption {
  value: string
  label: string
  /** Why it cannot be granted now. */
  whyNot: string | undefined
}

type Standing = { draft: VehicleDraft; vehicle: Vehicle; today: string }

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
