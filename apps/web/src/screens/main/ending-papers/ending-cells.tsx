import { endingPapersList, type EndingPaper } from '@arriero/contract/es/lists/ending-papers'
import { isBroughtKind } from '@arriero/domain/papers/paper-rules'
import { Link } from 'react-router'
import { AskRenewal } from '#features/papers/AskRenewal.tsx'
import { formatDay } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Plate } from '#shared/plain/values/Plate.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import type { Column } from '#shared/table/columns/column.ts'
import { TwoLines } from '#shared/table/columns/list-columns.tsx'
import { endingPapersTexts as texts } from './ending-papers.texts.ts'

const { isRenewed } = endingPapersList.columns

/** A plate or a name, as people say it. */
export const holderName = ({ licensePlate, user }: EndingPaper): string => licensePlate ?? user.name

export const daysWords = (daysLeft: number): string => {
  if (daysLeft < 0) return texts.expiredFor(-daysLeft)
  if (daysLeft <= 1) return daysLeft === 0 ? texts.today : texts.tomorrow
  return texts.inDays(daysLeft)
}

const addressOf = ({ licensePlate, user }: EndingPaper) =>
  licensePlate === null ? paths.userDetail(user._id) : paths.vehicleDetail(licensePlate)

const Renewal = ({ renewal }: Pick<EndingPaper, 'renewal'>) => {
  if (!renewal) return <span style={{ color: 'var(--color-text-muted)' }}>{isRenewed.words.false}</span>
  const { expirationDate } = renewal
  return (
    <TwoLines note={expirationDate !== null && texts.until(formatDay(expirationDate))}>
      <StateTag tone="waiting">{isRenewed.words.true}</StateTag>
    </TwoLines>
  )
}

const ownerLink = ({ user }: EndingPaper) => <Link to={paths.userDetail(user._id)}>{user.name}</Link>

export const endingCells = {
  holder: (paper: EndingPaper) =>
    paper.licensePlate === null ? (
      ownerLink(paper)
    ) : (
      <Link to={addressOf(paper)}>
        <Plate plate={paper.licensePlate} />
      </Link>
    ),
  owner: ownerLink,
  span: ({ daysLeft }: EndingPaper) => (
    <StateTag tone={daysLeft < 0 ? 'bad' : 'waiting'}>{daysWords(daysLeft)}</StateTag>
  ),
  isRenewed: ({ renewal }: EndingPaper) => <Renewal renewal={renewal} />,
}

const actOf = (render: Column<EndingPaper>['render']): Column<EndingPaper> => ({
  key: 'action',
  title: texts.action,
  widthPx: 190,
  card: 'action',
  isFixed: true,
  render,
})

const StaffAct = ({ paper }: { paper: EndingPaper }) => (
  <span style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
    <Link
      to={paper.renewal ? `${paths.paperReview}/${paper.renewal._id}` : addressOf(paper)}
      aria-label={(paper.renewal ? texts.reviewOf : texts.seeOf)(paper.name, holderName(paper))}
    >
      {paper.renewal ? texts.review : texts.see}
    </Link>
    <AskRenewal paper={paper} />
  </span>
)

/** For staff the way to where its newer version is judged, or asked for; for its owner the way to bring a newer one. */
export const endingAct = (renew: ((paper: EndingPaper) => void) | undefined): Column<EndingPaper> =>
  actOf((paper) => {
    if (!renew) return <StaffAct paper={paper} />
    return isBroughtKind(paper.kind) ? (
      <Button
        kind={paper.renewal ? 'secondary' : 'primary'}
        aria-label={texts.renewOf(paper.name, holderName(paper))}
        onClick={() => renew(paper)}
      >
        {texts.renew}
      </Button>
    ) : (
      <Link to={addressOf(paper)} aria-label={texts.seeOf(paper.name, holderName(paper))}>
        {texts.see}
      </Link>
    )
  })
