import { api } from '@arriero/contract'
import { paperKinds, type PaperKind } from '@arriero/domain/papers/credentials'
import { Link } from 'react-router'
import { useAct } from '#shared/api/queries.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Panel } from '#shared/plain/Card.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { useNow } from '#shared/use-now.ts'
import { MissingPapers } from '../MissingPapers.tsx'
import { papersTexts } from '../papers.texts.ts'
import { type Paper, paperWords } from '../paper-state.ts'
import type { Look } from './look.ts'
import { reviewTexts } from './review.texts.ts'
import styles from './review.module.css'

const texts = reviewTexts.others
const askTexts = papersTexts.ask

const isAskable = (kind: string): kind is PaperKind => paperKinds.some((one) => one === kind)

const targetOf = ({ vehicleId, user }: Look) =>
  vehicleId === null
    ? ({ _id: user._id, holder: 'person' } as const)
    : ({ _id: vehicleId, holder: 'vehicle' } as const)

/** Its owner was told why, and has not brought another. */
const AskAgain = ({ look, name, kind }: { look: Look; name: string; kind: PaperKind }) => {
  const { _id, holder } = targetOf(look)
  const ask = useToldAct({
    act: useAct(api.papers.ask),
    input: { params: { _id }, body: { holder, kind } },
    done: askTexts.done(name),
  })
  return (
    <Button size="small" isBusy={ask.isBusy} aria-label={askTexts.askOf(name)} onClick={ask.go}>
      {askTexts.ask}
    </Button>
  )
}

const Other = ({ look, paper }: { look: Look; paper: Paper }) => {
  const { _id, name, kind, isActive, isWaiting, invalidated } = paper
  const isRefused = !isActive && invalidated !== null
  const isToReview = !isActive && !isRefused
  const shown = isWaiting ? papersTexts.newVersionOf(name) : name
  const words = paperWords(paper, useNow())
  return (
    <li className={styles.other}>
      <span className={styles.row}>
        {isToReview ? (
          <Link to={`${paths.paperReview}/${_id}`} aria-label={texts.review(shown)}>
            {shown}
          </Link>
        ) : (
          <span>{shown}</span>
        )}
        {words.map(({ tone, word }) => (
          <StateTag key={word} tone={tone}>
            {word}
          </StateTag>
        ))}
      </span>
      {isRefused && isAskable(kind) && <AskAgain look={look} name={name} kind={kind} />}
    </li>
  )
}

/** What else there is of the same holder, and a row for each paper that was never brought. */
export const OtherPapers = ({ look }: { look: Look }) => {
  const { others, vehicleId, user } = look
  return (
    <Panel title={texts.title}>
      {others.length === 0 ? (
        <p className={styles.muted}>{texts.none}</p>
      ) : (
        <ul className={styles.others} aria-label={texts.title}>
          {others.map((paper) => (
            <Other key={paper._id} look={look} paper={paper} />
          ))}
        </ul>
      )}
      <MissingPapers holder={vehicleId === null ? { userId: user._id } : { vehicleId }} />
    </Panel>
  )
}
