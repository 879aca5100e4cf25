import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { endSpans, holderKinds } from '@arriero/contract/papers'
import { isBroughtKind } from '@arriero/domain/paper-rules'
import { Button } from 'antd'
import { Link } from 'react-router'
import { formatDay } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { Plate } from '#shared/plain/Plate.tsx'
import { StateTag } from '#shared/plain/StateTag.tsx'
import type { Column } from '#shared/table/column.ts'
import { endingPapersTexts as texts } from './ending-papers.texts.ts'

export type EndingPaper = ReplyOf<typeof api.papers.ending>['items'][number]

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
  if (!renewal) return <span style={{ color: 'var(--color-text-muted)' }}>{texts.none}</span>
  const { expirationDate } = renewal
  return (
    <>
      <StateTag tone="waiting">{texts.waiting}</StateTag>
      {expirationDate !== null && (
        <>
          <br />
          <small style={{ color: 'var(--color-text-muted)' }}>{texts.until(formatDay(expirationDate))}</small>
        </>
      )}
    </>
  )
}

const facts: readonly Column<EndingPaper>[] = [
  {
    key: 'name',
    title: texts.paper,
    widthPx: 170,
    card: 'title',
    render: ({ name }) => <strong>{name}</strong>,
  },
  {
    key: 'holder',
    title: texts.holder,
    widthPx: 160,
    card: 'fact',
    filters: holderKinds.map((kind) => ({ value: kind, label: texts.holders[kind] })),
    render: (paper) => (
      <Link to={addressOf(paper)}>
        {paper.licensePlate === null ? paper.user.name : <Plate plate={paper.licensePlate} />}
      </Link>
    ),
  },
  {
    key: 'span',
    title: texts.span,
    widthPx: 172,
    card: 'aside',
    filters: endSpans.map((span) => ({ value: span, label: texts.spans[span] })),
    render: ({ daysLeft }) => (
      <StateTag tone={daysLeft < 0 ? 'bad' : 'waiting'}>{daysWords(daysLeft)}</StateTag>
    ),
  },
  {
    key: 'expirationDate',
    title: texts.ends,
    widthPx: 122,
    isSortable: true,
    card: 'fact',
    render: ({ expirationDate }) => formatDay(expirationDate),
  },
  {
    key: 'isRenewed',
    title: texts.renewal,
    widthPx: 168,
    card: 'fact',
    filters: (['true', 'false'] as const).map((value) => ({ value, label: texts.isRenewed[value] })),
    render: ({ renewal }) => <Renewal renewal={renewal} />,
  },
]

const ownerColumn: Column<EndingPaper> = {
  key: 'owner',
  title: texts.owner,
  widthPx: 200,
  card: 'fact',
  render: ({ user }) => <Link to={paths.userDetail(user._id)}>{user.name}</Link>,
}

const actOf = (render: Column<EndingPaper>['render']): Column<EndingPaper> => ({
  key: 'action',
  title: texts.action,
  widthPx: 150,
  card: 'action',
  isFixed: true,
  render,
})

/** For staff the way to where it is judged; for its owner the way to bring a newer one. */
export const endingColumns = (
  renew: ((paper: EndingPaper) => void) | undefined,
): readonly Column<EndingPaper>[] =>
  renew
    ? [
        ...facts,
        actOf((paper) =>
          isBroughtKind(paper.kind) ? (
            <Button
              type={paper.renewal ? 'default' : 'primary'}
              aria-label={texts.renewOf(paper.name, holderName(paper))}
              onClick={() => renew(paper)}
            >
              {texts.renew}
            </Button>
          ) : (
            <Link to={addressOf(paper)} aria-label={texts.seeOf(paper.name, holderName(paper))}>
              {texts.see}
            </Link>
          ),
        ),
      ]
    : [
        ...facts,
        ownerColumn,
        actOf((paper) => (
          <Link
            to={addressOf(paper)}
            aria-label={(paper.renewal ? texts.reviewOf : texts.seeOf)(paper.name, holderName(paper))}
          >
            {paper.renewal ? texts.review : texts.see}
          </Link>
        )),
      ]
