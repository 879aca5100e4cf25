/** The papers of a truck as its driver sees them: those that count, those that lack, and those that ask for another cargo. */
import { paperNameOf } from '@arriero/contract/es/papers'
import { isBroughtKind, type BroughtKind } from '@arriero/domain/papers/paper-rules'
import type { Paper } from '#features/papers/paper-state.ts'

export interface PaperLine {
  kind: string
  name: string
  /** The version in force, or the only one; undefined where it lacks. */
  paper: Paper | undefined
  /** A newer version waits for staff. */
  isRenewed: boolean
}

export interface CargoRequest {
  id: string
  name: string
  lines: readonly PaperLine[]
}

interface CargoType {
  id: string
  name: string
  papers: readonly string[]
}

interface Held {
  documents: readonly Paper[]
  permissions: readonly { id: string }[]
}

const lineOf = (documents: readonly Paper[], kind: string): PaperLine => {
  const ofKind = documents.filter((one) => one.kind === kind)
  const paper = ofKind.find(({ isWaiting }) => !isWaiting)
  return {
    kind,
    name: paper?.name ?? (isBroughtKind(kind) ? paperNameOf(kind) : kind),
    paper,
    isRenewed: ofKind.some(({ isWaiting }) => isWaiting),
  }
}

/** `asked`: what every truck like this one must have; of the cargo types only those with a paper of their own can be asked for. */
export const vehiclePaperLines = (
  { documents, permissions }: Held,
  asked: readonly BroughtKind[],
  types: readonly CargoType[],
): { own: PaperLine[]; requests: CargoRequest[] } => {
  const granted = new Set(permissions.map(({ id }) => id))
  const open = types.filter(({ id, papers }) => papers.length > 0 && !granted.has(id))
  const requested = new Set(open.flatMap(({ papers }) => papers))
  const kinds = new Set([...documents.map(({ kind }) => kind), ...asked])
  return {
    own: [...kinds].filter((kind) => !requested.has(kind)).map((kind) => lineOf(documents, kind)),
    requests: open.map(({ id, name, papers }) => ({
      id,
      name,
      lines: papers.map((kind) => lineOf(documents, kind)),
    })),
  }
}
