import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { tariffConfigurationTexts, tariffParameterTexts } from '@arriero/contract/es/tariff'
import { Answer } from '#shared/api/Answer.tsx'
import { useAct, useRead } from '#shared/api/queries.ts'
import { send } from '#shared/api/send.ts'
import { EditionComparison } from './EditionComparison.tsx'
import { EditionChanges, EditionHistory } from './EditionHistory.tsx'
import { EditionPreview } from './EditionPreview.tsx'
import { EditionUpload } from './EditionUpload.tsx'
import { tariffEditionsTexts as texts } from './tariff-editions.texts.ts'

/** Which edition is looked at: the screen's address says so. */
export interface OpenEdition {
  openId: string | undefined
  onOpen: (id: string) => void
  onClose: () => void
}

const Detail = ({ id, isFirst }: { id: string; isFirst: boolean }) => {
  const read = useRead(api.tariffEditions.detail, { params: { _id: id } }, { staleTimeMs: Infinity })
  return (
    <Answer of={read}>
      {({ differences, worked }) => (
        <EditionChanges isFirst={isFirst} changes={differences.length}>
          <EditionComparison differences={differences} worked={worked} />
        </EditionChanges>
      )}
    </Answer>
  )
}

export const CostHistory = (open: OpenEdition) => (
  <EditionHistory
    {...open}
    {...texts.history.costs}
    read={useRead(api.tariffEditions.all, {})}
    detail={({ _id }, isFirst) => <Detail id={_id} isFirst={isFirst} />}
  />
)

type Problem = ReplyOf<typeof api.tariffEditions.preview>['problems'][number]

const placeOf = ({ parameter, configuration }: Problem): string =>
  [
    parameter === null ? undefined : tariffParameterTexts[parameter],
    configuration === null ? undefined : tariffConfigurationTexts[configuration],
  ]
    .filter((word) => word !== undefined)
    .join(', ')

export const CostUpload = ({ onDone }: { onDone: () => void }) => {
  const create = useAct(api.tariffEditions.create)
  return (
    <EditionUpload
      words={texts.upload.costs}
      review={useAct(api.tariffEditions.preview)}
      template={() => send(api.tariffEditions.template, {})}
      onDone={onDone}
    >
      {({ problems, comparedWith, differences, worked }, sheet) => (
        <EditionPreview
          {...sheet}
          problems={problems.map((problem) => ({ ...problem, place: placeOf(problem) }))}
          changes={differences.length}
          comparedWith={comparedWith}
          create={create}
          draft="tariff-note"
        >
          <EditionComparison differences={differences} worked={worked} />
        </EditionPreview>
      )}
    </EditionUpload>
  )
}
