import { api } from '@arriero/contract'
import type { EndingPaper } from '@arriero/contract/es/lists/ending-papers'
import { paperKinds, type PaperKind } from '@arriero/domain/papers/credentials'
import { mayAsk } from '@arriero/domain/papers/paper-review'
import { useAct } from '#shared/api/queries.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { formatDate } from '#shared/format.ts'
import { ActButton } from '#shared/ui/ActButton.tsx'
import { useNow } from '#shared/use-now.ts'
import { papersTexts } from './papers.texts.ts'

const texts = papersTexts.ask

/** Permits of cargo types are asked for by their owner himself. */
const isAsked = (kind: string): kind is PaperKind => paperKinds.some((one) => one === kind)

const Ask = ({ paper, kind }: { paper: EndingPaper; kind: PaperKind }) => {
  const { name, holder, vehicleId, user, askedAt } = paper
  const ask = useToldAct({
    act: useAct(api.papers.ask),
    input: { params: { _id: vehicleId ?? user._id }, body: { holder, kind } },
    done: texts.nextDone(name),
    refreshes: [api.papers.ending],
  })
  const words = askedAt === null ? texts.next : texts.nextAgain
  const now = new Date(useNow())
  const isAskedLately = askedAt !== null && !mayAsk(new Date(askedAt), now)
  return (
    <ActButton
      whyNot={isAskedLately ? texts.askedOn(formatDate(askedAt)) : undefined}
      isBusy={ask.isBusy}
      label={texts.nextOf(words, name, paper.licensePlate ?? user.name)}
      onClick={ask.go}
    >
      {words}
    </ActButton>
  )
}

/** For staff: one press asks its owner for the next version of a paper that is soon over; nothing where one waits already. */
export const AskRenewal = ({ paper }: { paper: EndingPaper }) =>
  paper.renewal === null && isAsked(paper.kind) && <Ask paper={paper} kind={paper.kind} />
