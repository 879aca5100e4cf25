/** What a row is told of while a service is held over the board: what the server would say of its truck and its driver. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { errorTexts } from '@arriero/contract/es/errors'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import type { BoardRows } from '@arriero/domain/orders/dispatch-board'
import type { Row } from './use-board.ts'
import { dispatchTexts as texts } from './dispatch.texts.ts'

type Checks = ReplyOf<typeof api.dispatch.checks>

/** `no`: it itself cannot go. `care`: it can, but not with whom it went last. */
export interface Fit {
  kind: 'yes' | 'care' | 'no'
  words: string
}

export const sentencesOf = (gates: readonly ErrorCode[]): string[] => gates.map((gate) => errorTexts[gate])

/** Undefined until the server has said it. */
export const fitOf = (row: Row, rows: BoardRows, checks: Checks | undefined): Fit | undefined => {
  if (!checks) return undefined
  const other = rows === 'vehicles' ? 'drivers' : 'vehicles'
  const own = checks[rows].find(({ _id }) => _id === row._id)
  if (own) return { kind: 'no', words: sentencesOf(own.gates).join(' ') }
  const usual = checks[other].find(({ _id }) => _id === row.usual?._id)
  if (usual) return { kind: 'care', words: `${row.usual?.name ?? ''}: ${sentencesOf(usual.gates).join(' ')}` }
  return { kind: 'yes', words: texts.row.free }
}
