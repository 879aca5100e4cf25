/**
 * Goes on with every import under work, portion by portion. A portion is one transaction that holds the import's row: what it
 * committed is done, what it did not is done by whoever looks next, on this node or another, after whatever ended this one.
 */
import type { ImportState } from '@arriero/domain/imports/import-states'
import type { Ctx, OpenCtx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { askerOf } from '#features/exports/exports.views.ts'
import { ratesInForce, type RatesInForce } from '#features/rates/rates.store.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import type { ImportField } from '@arriero/domain/imports/columns'
import { isClientRole } from '@arriero/domain/people/roles'
import { errorTexts } from '@arriero/contract/es/errors'
import { checkRow, type Desk } from './check-row.ts'
import { deskOf } from './import-desk.views.ts'
import {
  changeImport,
  changeRows,
  lockForWork,
  repeatedIn,
  rowsIn,
  underWork,
  type ImportRow,
  type RowChange,
  type WaitingRow,
} from './order-imports.store.ts'
import { knownReferences } from './order-references.store.ts'
import {
  existingRow,
  failedRow,
  priceDenial,
  publishRows,
  roadOf,
  undoRows,
  type Roads,
} from './publish-rows.ts'

/** Rows of a portion: some tenths of a second each. */
const portions = { checking: 200, publishing: 20, undoing: 20 } as const
type Work = keyof typeof portions

type Run = { ctx: Ctx; desk: Desk; roads: Roads; inForce: RatesInForce; isFloorBlocking: boolean }

/** The rest of a portion that has no rows any more: the import is done with this work. */
type Step = { isDone: boolean }

const next: Record<Work, ImportState> = { checking: 'checked', publishing: 'published', undoing: 'undone' }

type Checking = { row: WaitingRow; known: ReadonlyMap<string, string>; repeated: ReadonlySet<number> }

const checkOne = async (run: Run, { row, known, repeated }: Checking): Promise<RowChange> => {
  const { ctx, desk, roads, inForce } = run
  const { rowNumber, reference } = row
  const before = reference === null ? undefined : known.get(reference)
  if (before !== undefined) return existingRow(rowNumber, before)
  const { asked, faults } = checkRow(ctx, desk, row)
  const note = (field: ImportField, code: ErrorCode, found: string) => {
    const column = desk.reading.titles[desk.reading.mapping[field] ?? -1] ?? null
    faults.push({ field, column, found, code, text: errorTexts[code] })
  }
  if (repeated.has(rowNumber)) note('reference', 'import.reference_repeated', reference ?? '')
  // Only where the legal floor refuses does a price hang on the road.
  const denial = asked && run.isFloorBlocking && (await priceDenial(ctx, { asked, roads, inForce }))
  if (denial) note('price', denial, String(asked.netPesos))
  const isGood = faults.length === 0
  return { rowNumber, state: isGood ? 'good' : 'wrong', faults, asked: isGood ? asked : null }
}

const checkRows = async (
  run: Run,
  { id, ownerId }: ImportRow,
  rows: readonly WaitingRow[],
): Promise<RowChange[]> => {
  const references = rows.flatMap(({ reference }) => (reference === null ? [] : [reference]))
  const known = await knownReferences(run.ctx.db, ownerId, references)
  const repeated = await repeatedIn(run.ctx.db, id, rows)
  const changes: RowChange[] = []
  for (const row of rows) changes.push(await checkOne(run, { row, known, repeated }))
  return changes
}

/** Their roads, which may come over the network: asked for before the transaction of their portion. */
const readRoads = async ({ ctx, roads }: Run, found: ImportRow): Promise<void> => {
  if (found.state !== 'publishing') return
  const rows = await rowsIn(ctx.db, found, { state: 'good', limit: portions.publishing })
  await Promise.all(rows.flatMap(({ asked }) => (asked ? [roadOf(ctx, roads, asked)] : [])))
}

const publishPortion = async (
  run: Run,
  held: ImportRow,
  rows: readonly WaitingRow[],
): Promise<RowChange[]> => {
  const ready = await Promise.all(
    rows.flatMap((row) => {
      const { asked } = row
      return asked ? [roadOf(run.ctx, run.roads, asked).then((route) => ({ row, asked, route }))] : []
    }),
  )
  return publishRows(run.ctx, ready)
}

const workOn: Record<Work, typeof publishPortion> = {
  checking: checkRows,
  publishing: publishPortion,
  undoing: ({ ctx }, _, rows) => undoRows(ctx, rows),
}

const waitingIn = { checking: 'unchecked', publishing: 'good', undoing: 'published' } as const

const finish = async (ctx: Ctx, { id, state, which }: ImportRow): Promise<void> => {
  await changeImport(ctx.db, id, { state: next[state as Work] })
  if (state === 'checking') return
  const act = state === 'publishing' ? 'import.published' : 'import.undone'
  await record(ctx, { act, objectKind: 'import', objectId: id, details: { which: which ?? '' } })
}

/** One portion: the next rows, and what became of them, together. */
const step = (run: Run, { id, state }: ImportRow): Promise<Step> =>
  run.ctx.inTransaction(async (db) => {
    const ctx = { ...run.ctx, db }
    const held = await lockForWork(db, { id, state })
    if (!held) return { isDone: true }
    const work = held.state as Work
    const rows = await rowsIn(db, held, { state: waitingIn[work], limit: portions[work] })
    if (rows.length === 0) {
      await finish(ctx, held)
      return { isDone: true }
    }
    const changes = await workOn[work]({ ...run, ctx }, held, rows)
    await changeRows(db, id, changes)
    // All was asked for and one is refused: half a file is worse than none.
    if (work === 'publishing' && held.which === 'all' && changes.some((one) => one.state === 'failed'))
      await changeImport(db, id, { state: 'undoing' })
    return { isDone: false }
  })

/** Whose it is may no longer ask for anything: what is left of it comes to nothing, and what was to be taken back stays. */
const giveUp = (open: OpenCtx, { id, state }: ImportRow): Promise<void> =>
  open.inTransaction(async (db) => {
    const held = await lockForWork(db, { id, state })
    if (!held) return
    const rows = await rowsIn(db, held, { state: waitingIn[held.state as Work], limit: 100_000 })
    await changeRows(
      db,
      id,
      rows.map((row) => ({
        ...failedRow(row, 'auth.role_refused'),
        ...(held.state === 'undoing' && { state: 'kept' as const }),
      })),
    )
    await changeImport(db, id, { state: next[held.state as Work] })
  })

const goOn = async (open: OpenCtx, found: ImportRow): Promise<void> => {
  const actor = await askerOf(open.db, found.ownerId)
  if (!actor?.isValidated || !isClientRole(actor.role)) return giveUp(open, found)
  const ctx: Ctx = { ...open, actor }
  const run: Run = {
    ctx,
    desk: await deskOf(open.db, found),
    roads: new Map(),
    inForce: await ratesInForce(open.db),
    isFloorBlocking: (await settingsInForce(open.db)).isFloorBlocking,
  }
  do await readRoads(run, found)
  while (!(await step(run, found)).isDone)
}

/** A tick of every node. One import that fails keeps no other waiting, and is gone on with at the next. */
export const workOnImports = async (open: OpenCtx): Promise<void> => {
  for (const found of await underWork(open))
    await goOn(open, found).catch((error: unknown) =>
      open.log.error({ err: error, importId: found.id }, 'a portion of an import failed'),
    )
}
