/** Its owner changes a vehicle: papers, newer or those by which he asks for a cargo type, and what is still to be told of it. Decisions §12, security B2 row 37. */
import { vehiclePapers } from '@arriero/domain/papers/credentials'
import { isCargoPaperKind } from '@arriero/domain/papers/paper-rules'
import type { Ctx } from '#context.ts'
import { checkBrought, givePaper, type BroughtPaper } from '#features/credentials/give.actions.ts'
import { fail } from '#app-error.ts'
import { tellLaterFacts, type LaterFacts } from './complete.actions.ts'
import { lockVehicle } from './vehicles.store.ts'

const isOfVehicle = ({ kind }: BroughtPaper) =>
  isCargoPaperKind(kind) || vehiclePapers.some((one) => one === kind)

/** Somebody else's vehicle is as unknown as one that does not exist. Of each kind one at a time. */
export const changeOwnVehicle = async (
  ctx: Ctx,
  vehicleId: string,
  { papers, told }: { papers: readonly BroughtPaper[]; told: LaterFacts },
): Promise<{ updated: true }> => {
  const vehicle = await lockVehicle(ctx.db, vehicleId)
  if (vehicle?.owner_id !== ctx.actor.id) return fail('vehicle.not_found')
  for (const [index, paper] of papers.entries()) {
    const path = `documents.${index}.`
    if (!isOfVehicle(paper)) fail('paper.not_for_holder', `${path}kind`)
    if (papers.findIndex(({ kind }) => kind === paper.kind) !== index) fail('input.invalid', `${path}kind`)
    await checkBrought(ctx, paper, path)
  }
  await tellLaterFacts(ctx, vehicle, told)
  for (const paper of papers) await givePaper(ctx, { vehicleId }, paper)
  return { updated: true }
}
