import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { signalKindTexts, signalStateTexts } from '@arriero/contract/es/signals'
import { lettersMost } from '@arriero/domain/typed/limits'
import { Link } from 'react-router'
import { Answer } from '#shared/api/Answer.tsx'
import { useAct, useRead } from '#shared/api/queries.ts'
import { formatDateTime, formatShortId } from '#shared/format.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { paths } from '#shared/paths.ts'
import { Panel } from '#shared/plain/Card.tsx'
import { Gone } from '#shared/plain/states/EmptyState.tsx'
import { DetailList } from '#shared/plain/values/DetailList.tsx'
import { Money } from '#shared/plain/values/Money.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { When } from '#shared/plain/values/When.tsx'
import { SignalEvidenceList } from './SignalEvidenceList.tsx'
import { signalsTexts as texts } from './signals.texts.ts'
import styles from './signals.module.css'

type Detail = ReplyOf<typeof api.signals.detail>

const everyHalfMinuteMs = 30_000

/** That somebody looked at it, and why it is nothing. */
const AsideForm = ({ signal: { _id, raisedAt } }: { signal: Detail }) => {
  const form = useForm({
    act: useAct(api.signals.aside),
    empty: { note: '' },
    fields: {
      note: {
        kind: 'words',
        rows: 3,
        label: texts.note,
        help: texts.noteHelp,
        most: lettersMost.signalNote,
        required: 'signal.note_required',
        // What comes to the sign while somebody writes makes the form anew, not his words.
        draft: ['signal-note', _id],
      },
    },
    input: ({ note }) => ({ params: { _id }, body: { note, seenAt: raisedAt } }),
    done: texts.done,
    refreshes: [api.signals.detail, api.signals.all, api.inbox.items],
  })
  return (
    <Panel title={texts.asideTitle}>
      <DeskForm form={form} act={texts.aside} />
    </Panel>
  )
}

const Decisions = ({ decisions }: Pick<Detail, 'decisions'>) => (
  <Panel title={texts.decisions}>
    <ul className={styles.list}>
      {decisions.map(({ by, at, note }) => (
        <li key={at}>
          <p className={styles.muted}>
            {by.name} · {formatDateTime(at)}
          </p>
          <p className={styles.text}>{note}</p>
        </li>
      ))}
    </ul>
  </Panel>
)

const factsOf = ({ about, accounts, stake, orderId, firstAt, raisedAt }: Detail) => [
  { label: texts.accounts, value: about ? `${about.name} (${accounts})` : String(accounts) },
  { label: texts.stake, value: <Money pesos={stake === 0 ? null : stake} missing={texts.none} /> },
  ...(orderId === null
    ? []
    : [
        {
          label: texts.service,
          value: <Link to={paths.servicePage(orderId)}>{formatShortId(orderId)}</Link>,
        },
      ]),
  { label: texts.first, value: <When at={firstAt} /> },
  { label: texts.newest, value: <When at={raisedAt} /> },
]

const Shown = ({ signal }: { signal: Detail }) => (
  <div className={styles.detail}>
    <Panel title={signalKindTexts[signal.kind]}>
      <p className={styles.state}>
        <StateTag tone={signal.state === 'open' ? 'waiting' : 'off'}>
          {signalStateTexts[signal.state]}
        </StateTag>
      </p>
      <p className={styles.warning}>{texts.warning}</p>
      <DetailList details={factsOf(signal)} />
    </Panel>
    <SignalEvidenceList kind={signal.kind} evidence={signal.evidence} count={signal.evidenceCount} />
    {signal.state === 'open' && <AsideForm key={signal.raisedAt} signal={signal} />}
    {signal.decisions.length > 0 && <Decisions decisions={signal.decisions} />}
  </div>
)

/** One sign with what it rests on; read again now and then, for more may come to it while somebody looks. */
export const SignalDetail = ({ id }: { id: string }) => (
  <Answer
    of={useRead(api.signals.detail, { params: { _id: id } }, { refetchEveryMs: everyHalfMinuteMs })}
    wait="detail"
    gone={<Gone title={texts.goneTitle} text={texts.gone} />}
  >
    {(signal) => <Shown signal={signal} />}
  </Answer>
)
