import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { isBroughtKind, type BroughtKind } from '@arriero/domain/papers/paper-rules'
import { useState } from 'react'
import { paperWords } from '#features/papers/paper-state.ts'
import { askedPapers } from '#features/vehicles/asked-papers.ts'
import { useRead, useWork } from '#shared/api/queries.ts'
import { formatDay } from '#shared/format.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Card } from '#shared/plain/Card.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { useNow } from '#shared/use-now.ts'
import { readPapersAgain, sendPaper } from '#features/papers/holder.ts'
import { broughtBody, broughtProblems, noAnswers, paperFields } from '#shared/files/brought-paper.ts'
import { filesTexts } from '#shared/files/files.texts.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { PlainForm } from '#shared/plain/fields/PlainForm.tsx'
import parts from '#screens/driver/parts.module.css'
import styles from '../own.module.css'
import { vehiclesTexts as texts } from '../own.texts.ts'
import { vehiclePaperLines, type CargoRequest, type PaperLine } from './vehicle-papers.ts'
import { Pictures } from './Pictures.tsx'

interface RenewFormProps {
  vehicleId: string
  kind: BroughtKind
  onDone: () => void
}

/** A newer version of a vehicle's paper; it counts once staff has validated it. Decisions §12. */
const RenewForm = ({ vehicleId, kind, onDone }: RenewFormProps) => {
  const today = bogotaDay(new Date())
  const form = useForm({
    act: useWork(async (body: ReturnType<typeof broughtBody>) => {
      await sendPaper({ vehicleId }, body)
      await readPapersAgain()
    }),
    empty: noAnswers,
    fields: paperFields({
      kind,
      today,
      draw: (pictures) => <Pictures {...pictures} label={filesTexts.brought.pictures} takesPdf />,
    }),
    judge: (answers) => broughtProblems(kind, answers, today),
    input: (answers) => broughtBody(kind, answers),
    done: texts.sent,
    onDone,
  })
  return <PlainForm form={form} act={texts.send} cancel={{ text: texts.cancel, onCancel: onDone }} />
}

type Vehicle = ReplyOf<typeof api.vehicles.detail>

/** What nobody asked him for does not lack. */
const absent = {
  asked: { tone: 'bad', word: texts.missing },
  optional: { tone: 'off', word: texts.notBrought },
} as const
type Asking = keyof typeof absent

const States = ({ paper, asking }: { paper: PaperLine['paper']; asking: Asking }) => {
  const now = useNow()
  const words = paper ? paperWords(paper, now) : [absent[asking]]
  return (
    <span className={styles.line}>
      {words.map(({ tone, word }) => (
        <StateTag key={word} tone={tone}>
          {word}
        </StateTag>
      ))}
    </span>
  )
}

/** One paper, and below it the form for a newer version or for the first one. */
const Line = ({ vehicleId, line, asking }: { vehicleId: string; line: PaperLine; asking: Asking }) => {
  const [isOpen, setOpen] = useState(false)
  const { kind, name, paper, isRenewed } = line
  return (
    <li className={styles.row}>
      <span className={styles.head}>
        <strong>{name}</strong>
        {paper?.expirationDate && <span className="tabular">{formatDay(paper.expirationDate)}</span>}
      </span>
      <States paper={paper} asking={asking} />
      {isRenewed && <span className={parts.help}>{texts.waiting}</span>}
      {paper?.turnedDown && (
        <span className={parts.problem}>{texts.turnedDown(paper.turnedDown.reason)}</span>
      )}
      {paper?.invalidated && !paper.isActive && (
        <span className={parts.problem}>{texts.refused(paper.invalidated.reason)}</span>
      )}
      {isBroughtKind(kind) &&
        (isOpen ? (
          <RenewForm vehicleId={vehicleId} kind={kind} onDone={() => setOpen(false)} />
        ) : (
          <Button
            icon="upload"
            aria-label={(paper ? texts.renewOf : texts.bringOf)(name)}
            onClick={() => setOpen(true)}
          >
            {paper ? texts.renew : texts.bring}
          </Button>
        ))}
    </li>
  )
}

interface LinesProps {
  vehicleId: string
  lines: readonly PaperLine[]
  asking: Asking
}

const Lines = ({ vehicleId, lines, asking }: LinesProps) => (
  <ul className={styles.rows}>
    {lines.map((line) => (
      <Line key={line.kind} vehicleId={vehicleId} line={line} asking={asking} />
    ))}
  </ul>
)

/** He asks for a cargo type by bringing that type's papers; staff grants it. Decisions §12. */
const Requests = ({ vehicleId, requests }: { vehicleId: string; requests: readonly CargoRequest[] }) => (
  <Card title={texts.askCargo}>
    <div className={parts.page}>
      <p className={parts.help}>{texts.askCargoHelp}</p>
      {requests.map(({ id, name, lines }) => (
        <section key={id} className={styles.month}>
          <h2>{name}</h2>
          <Lines vehicleId={vehicleId} lines={lines} asking="optional" />
        </section>
      ))}
    </div>
  </Card>
)

/** The papers of one truck, and what it may carry by them. */
export const VehiclePapers = ({ vehicle }: { vehicle: Vehicle }) => {
  const { data: types = [] } = useRead(api.catalogues.typeLoads, {})
  const asked = askedPapers(vehicle, bogotaDay(new Date(useNow())))
  const { own, requests } = vehiclePaperLines(vehicle, asked, types)
  return (
    <>
      <Card title={texts.papers}>
        <Lines vehicleId={vehicle._id} lines={own} asking="asked" />
      </Card>
      {requests.length > 0 && <Requests vehicleId={vehicle._id} requests={requests} />}
    </>
  )
}
