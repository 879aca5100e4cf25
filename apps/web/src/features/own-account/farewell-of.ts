/** The last words to somebody who left: what stays, and that it was written to him where he has an e-mail. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { keptLines } from '@arriero/contract/es/kept'
import type { Farewell } from '#shared/session/farewell.ts'
import { ownAccountTexts } from './own-account.texts.ts'

const texts = ownAccountTexts.leave

type Left = Pick<ReplyOf<typeof api.rights.leave>, 'kept' | 'hasLetter'>

export const farewellOf = ({ kept, hasLetter }: Left): Farewell => ({
  title: texts.doneTitle,
  lines: [...(hasLetter ? [texts.doneText] : []), ...keptLines(kept)],
})
