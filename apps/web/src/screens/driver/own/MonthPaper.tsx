import { api } from '@arriero/contract'
import { daysAfter, monthsAfter } from '@arriero/domain/calendar'
import { fetchMade } from '#features/settlements/fetch-made.ts'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import { showToast } from '#shared/plain/toasts.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { earningsTexts as texts } from './own.texts.ts'

/** The settlement of a month as a paper to keep. */
export const MonthPaper = ({ month }: { month: string }) => {
  const { _id: carrierId } = useProfile()
  const paper = useAct(api.settlements.paper)
  const from = `${month}-01`
  const to = daysAfter(monthsAfter(from, 1), -1)
  const ask = () =>
    paper.mutate(
      { params: { carrierId }, body: { from, to } },
      {
        onSuccess: fetchMade,
        onError: (error) => showToast({ kind: 'error', title: texts.paper, text: errorText(error) }),
      },
    )
  return (
    <PlainButton icon="download" isBusy={paper.isPending} onClick={ask}>
      {texts.paper}
    </PlainButton>
  )
}
