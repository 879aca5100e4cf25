/** Brings what was answered about sharing the position to the server, before anything that depends on it. */
import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { keyOf, queryClient } from '#shared/api/queries.ts'
import { removeAnswer } from './answers-db.ts'
import { deliverAnswer } from './deliver.ts'
import { verdictOn } from './verdict.ts'
import type { WaitingAnswer } from './waiting-report.ts'

const rereadMs = 8000

/** What the server says of it now, or not much later than a slow line takes. */
const reread = (): Promise<unknown> =>
  Promise.race([
    queryClient.invalidateQueries({ queryKey: keyOf(api.consents.own) }),
    new Promise((resolve) => setTimeout(resolve, rereadMs)),
  ])

/** As the server answered it, should the line be gone before it can be read again. */
const stands = ({ version }: WaitingAnswer, { kind, isInForce, at }: ReplyOf<typeof api.consents.answer>) =>
  queryClient.setQueryData<ReplyOf<typeof api.consents.own>>(
    keyOf(api.consents.own, {}),
    (known) =>
      known && {
        ...known,
        standing: known.standing.map((one) =>
          one.kind === kind && one.version === version ? { ...one, isInForce, answeredAt: at } : one,
        ),
      },
  )

/** False: the line is gone, the rest waits as well. */
export const carryAnswer = async (answer: WaitingAnswer): Promise<boolean> => {
  try {
    stands(answer, await deliverAnswer(answer))
  } catch (error) {
    if (verdictOn(error, { isRepeat: true, hasOldUploads: false }) === 'lost') return false
    // The words have changed since: the server's standing says so, and he is asked anew.
  }
  // Only then: a page that closes in between would know of neither, and ask him again.
  await reread()
  await removeAnswer(answer.seq)
  return true
}
