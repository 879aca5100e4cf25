/** The accountant gives every account of the journal a code of his chart. docs/decisions/0071. */
import { accounts, type Account } from '@arriero/domain/money/journal'
import type { Ctx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { codesOf, keepCode } from './closings.store.ts'

export const setChart = async (ctx: Ctx, codes: Record<Account, string>): Promise<{ updated: true }> => {
  const before = new Map((await codesOf(ctx.db)).map(({ account, code }) => [account, code]))
  for (const account of accounts) {
    const [codeBefore, code] = [before.get(account), codes[account]]
    if (codeBefore === code) continue
    await keepCode(ctx, { account, code })
    await record(ctx, {
      act: 'chart.update',
      objectKind: 'chart',
      objectId: account,
      details: { account, ...(codeBefore === undefined ? { code } : { codeBefore, codeAfter: code }) },
    })
  }
  return { updated: true }
}
