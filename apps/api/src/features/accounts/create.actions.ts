/** Staff makes an account: approved from its first day, with papers that the same hand has seen. Spec §5, security B2 row 12. */
import type { Ctx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { insertCredential } from '#features/credentials/credentials.store.ts'
import { attachFiles } from '#features/files/files.actions.ts'
import { isEmailTaken } from '#features/sessions/setup-codes.views.ts'
import { insertUser } from '#features/users/users.store.ts'
import { fail } from '#http/app-error.ts'
import { papersOfNew, type NewAccount, type PreparedAccount } from './new-account.ts'

export const createAccount = async (
  ctx: Ctx,
  typed: NewAccount,
  { imageId, ...facts }: PreparedAccount,
): Promise<{ _id: string }> => {
  const { rol: role, name } = typed
  if (await isEmailTaken(ctx.db, facts.email)) fail('email.taken', 'email')
  const id = ctx.newId()
  await attachFiles(ctx, [imageId], { objectKind: 'user', objectId: id, kind: 'jpeg' })
  await insertUser(ctx, {
    ...facts,
    id,
    role,
    name,
    imageId,
    isActive: true,
    validation: 'validated',
  })
  const papers = papersOfNew(typed)
  await attachFiles(
    ctx,
    papers.flatMap(({ imageIds }) => imageIds),
    { objectKind: 'user', objectId: id, kind: 'paper' },
  )
  for (const paper of papers) {
    await insertCredential(ctx, { ...paper, holder: { userId: id }, isActive: true })
  }
  const details = { role, papers: papers.length }
  await record(ctx, { act: 'user.create', objectKind: 'user', objectId: id, details })
  return { _id: id }
}
