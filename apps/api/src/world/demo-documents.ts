/** Legal documents for each role, one of them renewed and one replaced. */
import type { Actor } from '@arriero/domain/people/roles'
import { uploadDocument } from '#features/files/files.actions.ts'
import { changeDocument, createDocument } from '#features/legal-documents/legal-documents.actions.ts'
import { legalPaperPdf } from './legal-paper.template.ts'
import { paperSeeds, type PaperSeed } from './seeds/documents.texts.ts'
import type { Situations } from './situations.ts'

const dayMs = 86_400_000

export const publishDocuments = async (
  world: Situations,
  administrator: Actor,
  seeds: readonly PaperSeed[] = paperSeeds,
): Promise<void> => {
  const today = world.now()
  const upload = async (seed: PaperSeed, version: number, daysAgo: number) => {
    const at = new Date(today.getTime() - daysAgo * dayMs)
    world.at(at)
    const bytes = await legalPaperPdf(seed, { version, at })
    return (await uploadDocument(world.ctxFor(administrator), bytes))._id
  }
  for (const seed of seeds) {
    const { name, visible, isActive = true, publishedDaysAgo, renewedDaysAgo } = seed
    const file = await upload(seed, 1, publishedDaysAgo)
    const { _id } = await world.act(administrator, (ctx) =>
      createDocument(ctx, { name, visible, isActive }, file),
    )
    if (renewedDaysAgo === undefined) continue
    const fileId = await upload(seed, 2, renewedDaysAgo)
    await world.act(administrator, (ctx) => changeDocument(ctx, _id, { fileId }))
  }
  world.at(today)
}
