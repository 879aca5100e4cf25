import type { Signal, SignalEvidence } from '@arriero/contract/house/signals'
import { roleTexts } from '@arriero/contract/es/words'
import { Link } from 'react-router'
import { formatDateTime, formatMoney, formatShortId } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { Panel } from '#shared/plain/Card.tsx'
import { Thumbnails } from '#shared/ui/images/Thumbnails.tsx'
import { evidenceTexts, signalsTexts as texts } from './signals.texts.ts'
import styles from './signals.module.css'

interface EvidenceProps {
  kind: Signal['kind']
  evidence: SignalEvidence
}

/** One thing that was found: whose, of which vehicle or service, when, and what it says. */
const Evidence = ({ kind, evidence: { at, person, vehicle, orderId, image, facts } }: EvidenceProps) => {
  const said = evidenceTexts[kind](facts, formatMoney)
  return (
    <li className={styles.item}>
      {person && (
        <p>
          <Link to={paths.userDetail(person._id)}>{person.name}</Link> · {roleTexts[person.rol]}
        </p>
      )}
      {vehicle && (
        <p>
          <Link to={paths.vehicleDetail(vehicle.licensePlate)}>{vehicle.licensePlate}</Link>
        </p>
      )}
      {orderId && (
        <p>
          <Link to={paths.servicePage(orderId)}>{texts.toService(formatShortId(orderId))}</Link>
        </p>
      )}
      {said && <p>{said}</p>}
      {image && <Thumbnails images={[{ url: image, name: person?.name ?? texts.picture }]} />}
      <p className={styles.muted}>{texts.at(formatDateTime(at))}</p>
    </li>
  )
}

interface EvidenceListProps {
  kind: Signal['kind']
  evidence: readonly SignalEvidence[]
  count: number
}

/** What a sign rests on, the newest first. */
export const SignalEvidenceList = ({ kind, evidence, count }: EvidenceListProps) => (
  <Panel title={texts.evidence}>
    <ul className={styles.list}>
      {evidence.map((one) => (
        <Evidence key={one._id} kind={kind} evidence={one} />
      ))}
    </ul>
    {count > evidence.length && <p className={styles.muted}>{texts.more(evidence.length, count)}</p>}
  </Panel>
)
