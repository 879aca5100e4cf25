import { paperReviewList, type PaperToReview } from '@arriero/contract/es/lists/desk/paper-review'
import { figuresWords } from '#features/papers/review/review-figures.ts'
import { ReviewStation } from '#features/papers/review/ReviewStation.tsx'
import { paths } from '#shared/paths.ts'
import { Plate } from '#shared/plain/values/Plate.tsx'
import { ListHead } from '#shared/table/ListScreen.tsx'
import { ListTable } from '#shared/table/ListTable.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { useModalAddress } from '#shared/use-modal-address.ts'
import { useNow } from '#shared/use-now.ts'
import { paperReviewTexts as texts } from './paper-review.texts.ts'

const everyTenSecondsMs = 10_000
/** As many as one sits down to; what comes after them moves up. */
const inHand = 100

const cells = {
  holder: ({ licensePlate, user }: PaperToReview) =>
    licensePlate === null ? user.name : <Plate plate={licensePlate} />,
}

const Queue = ({ openRow }: { openRow: (id: string) => void }) => {
  const now = useNow()
  const list = useListTable(paperReviewList, { cells, reading: { refetchEveryMs: everyTenSecondsMs } })
  const { reply } = list
  const first = reply?.items[0]
  return (
    <>
      <ListHead
        of={paperReviewList}
        help={reply && reply.figures.waiting > 0 ? figuresWords(reply.figures, now) : undefined}
        action={
          first && (
            <LinkButton kind="primary" to={`${paths.paperReview}/${first._id}`}>
              {texts.start}
            </LinkButton>
          )
        }
      />
      <ListTable<PaperToReview> list={list} onOpen={({ _id }) => openRow(_id)} />
    </>
  )
}

interface AtPaperProps {
  id: string
  open: (id: string) => void
  close: () => void
}

/** The same list, as it was narrowed, worked through. */
const AtPaper = ({ id, open, close }: AtPaperProps) => {
  const { reply } = useListTable(paperReviewList, {
    ask: (query) => ({ ...query, after: undefined, limit: inHand }),
    reading: { refetchEveryMs: everyTenSecondsMs },
  })
  return (
    <ReviewStation id={id} items={reply?.items ?? []} figures={reply?.figures} open={open} close={close} />
  )
}

/** What staff has still to look at, and the station where it is looked at. Decision 0069. */
export default function PaperReviewScreen() {
  const { place, openRow, close } = useModalAddress(paths.paperReview)
  if (place.kind === 'row') return <AtPaper id={place.id} open={openRow} close={close} />
  if (place.kind === 'list') return <Queue openRow={openRow} />
  return <UnknownPlace list={paths.paperReview} />
}
