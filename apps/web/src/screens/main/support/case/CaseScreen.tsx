import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { pqrsList } from '@arriero/contract/es/lists/support'
import { isId } from '@arriero/domain/people/identifiers'
import { answersRequests } from '@arriero/domain/support/support'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { AskedThread } from '#features/messages/AskedThread.tsx'
import { NotesPanel } from '#features/notes/NotesPanel.tsx'
import { leftState } from '#features/orders/lists/use-left-row.ts'
import { useWalk, useWalkKeys } from '#features/orders/lists/use-walk.ts'
import { WalkBar } from '#features/orders/lists/WalkBar.tsx'
import { TemplatePicker } from '#features/reply-templates/TemplatePicker.tsx'
import { AnswerForm } from '#features/support/AnswerForm.tsx'
import { AssignControl } from '#features/support/AssignControl.tsx'
import { type OpenedPqr, refreshPqrs } from '#features/support/pqr.ts'
import { PqrFacts } from '#features/support/PqrFacts.tsx'
import { useAssign } from '#features/support/use-assign.ts'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { useHouseLook } from '#shared/brand/use-house-look.ts'
import { useIsPhone } from '#shared/media.ts'
import { paths } from '#shared/paths.ts'
import { Card, Panel } from '#shared/plain/Card.tsx'
import { Gone } from '#shared/plain/states/EmptyState.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { useListTable } from '#shared/table/use-list-table.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { factsOf } from './case-facts.ts'
import { LettersPanel, MoneyPanel, PersonPanel, ServicePanel } from './CasePanels.tsx'
import { caseTexts as texts } from './case.texts.ts'
import styles from './case.module.css'
import { useCaseKeys } from './use-case-keys.ts'

const Beside = ({ pqr }: { pqr: OpenedPqr }) => (
  <Answer of={useRead(api.support.case, { params: { _id: pqr._id } })} wait="lines">
    {({ person, order, money, letters }) => (
      <>
        <PersonPanel person={person} pqr={pqr} />
        {order && <ServicePanel order={order} />}
        {money && <MoneyPanel money={money} />}
        <LettersPanel letters={letters} />
      </>
    )}
  </Answer>
)

const Answering = ({ pqr, onAnswered }: { pqr: OpenedPqr; onAnswered: () => void }) => {
  const client = useQueryClient()
  const { name } = useProfile()
  const { name: brand } = useHouseLook()
  const { data } = useRead(api.support.case, { params: { _id: pqr._id } })
  const readAgain = () => refreshPqrs(client)
  return (
    <Card title={texts.answerTitle}>
      {data?.takesMail && <p className={styles.muted}>{texts.mailed}</p>}
      <AnswerForm
        pqr={pqr}
        above={(bring) => <TemplatePicker facts={factsOf(pqr, { colleague: name, brand })} onBring={bring} />}
        onChanged={readAgain}
        onDone={() => {
          onAnswered()
          readAgain()
        }}
      />
    </Card>
  )
}

/** Read, answered and noted on the left; whom and what it is about on the right. */
const Case = ({ pqr }: { pqr: OpenedPqr }) => {
  const assigning = useAssign(pqr)
  const isPhone = useIsPhone()
  const answer = useRef<HTMLDivElement>(null)
  const isOpen = pqr.status !== 'Solucionado'
  // Who has begun to write is told that somebody else was first; the words do not vanish under his hands.
  const [wasOpen] = useState(isOpen)
  const [hasAnswered, setAnswered] = useState(false)
  const isAnswering = isOpen || (wasOpen && !hasAnswered)
  useCaseKeys({ answer, onTake: () => isOpen && assigning.takeIt() })
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <Card>
          <PqrFacts pqr={pqr} />
        </Card>
        <div ref={answer}>{isAnswering && <Answering pqr={pqr} onAnswered={() => setAnswered(true)} />}</div>
        {!isPhone && isOpen && <p className={styles.muted}>{texts.keys}</p>}
        <NotesPanel aboutId={pqr._id} />
        <AskedThread orderId={pqr.orderId} isOpen={isOpen} />
      </div>
      <div className={styles.column}>
        <Panel>
          <AssignControl pqr={pqr} assigning={assigning} />
        </Panel>
        <Beside pqr={pqr} />
      </div>
    </div>
  )
}

const CaseOf = ({ id }: { id: string }) => {
  const read = useRead<typeof api.support.detail, 'staff'>(api.support.detail, { params: { _id: id } })
  // One's own that one does not answer is read elsewhere, as its author reads it: of it there is no case.
  const about = useRead(api.support.case, { params: { _id: id } })
  const gone = <Gone title={texts.goneTitle} text={errorTexts['pqr.not_found']} />
  return (
    <>
      <PageHead title={texts.title(read.data?.number ?? '')} />
      <Answer of={about} wait="detail" gone={gone}>
        {() => (
          <Answer of={read} wait="detail" gone={gone}>
            {(pqr) => <Case key={pqr._id} pqr={pqr} />}
          </Answer>
        )}
      </Answer>
    </>
  )
}

/** Between its neighbours of the desk's list, as its address has it. */
const OfList = ({ id }: { id: string }) => {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const list = useListTable(pqrsList, { ask: (query) => ({ sort: 'urgency', ...query }) })
  const walk = useWalk(list, {
    orderId: id,
    open: (to, how) =>
      void navigate(
        { pathname: paths.pqrPage(to), search },
        { state: state as unknown, replace: how?.isReplacing ?? false },
      ),
  })
  useWalkKeys(walk, 'page')
  return (
    <WalkBar walk={walk} words={texts.walk}>
      <LinkButton to={paths.supportRequests} kind="quiet" icon="arrowLeft" tells={leftState(id)}>
        {texts.walk.toList}
      </LinkButton>
    </WalkBar>
  )
}

/** One PQR with all that an answer needs at hand. Accountancy has complaints alone, and no list of the others. */
export default function CaseScreen() {
  const { id = '' } = useParams()
  const { rol } = useProfile()
  const isDesk = answersRequests(rol)
  if (!isId(id)) return <UnknownPlace list={isDesk ? paths.supportRequests : paths.inbox} />
  return (
    <>
      {isDesk && <OfList id={id} />}
      <CaseOf id={id} />
    </>
  )
}
