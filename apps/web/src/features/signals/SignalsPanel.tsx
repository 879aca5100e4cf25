import { api } from '@arriero/contract'
import { signalKindTexts, signalStateTexts } from '@arriero/contract/es/signals'
import type { Signal } from '@arriero/contract/house/signals'
import { Link } from 'react-router'
import { useRead } from '#shared/api/queries.ts'
import { formatDateTime } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { Panel } from '#shared/plain/Card.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { signalsTexts as texts } from './signals.texts.ts'
import styles from './signals.module.css'

const Line = ({ signal: { _id, kind, state, raisedAt } }: { signal: Signal }) => (
  <li className={styles.item}>
    <p>
      <Link to={`${paths.signals}/${_id}`}>{signalKindTexts[kind]}</Link>{' '}
      <StateTag tone={state === 'open' ? 'waiting' : 'off'}>{signalStateTexts[state]}</StateTag>
    </p>
    <p className={styles.muted}>{formatDateTime(raisedAt)}</p>
  </li>
)

/** Signs that tell of a person, a vehicle or a service, for administrators; nothing where there is none. */
export const SignalsPanel = ({ about }: { about: string }) => {
  const { data } = useRead(api.signals.all, { query: { about } })
  if (!data || data.items.length === 0) return null
  return (
    <Panel title={texts.title} text={texts.panelHelp}>
      <ul className={styles.list}>
        {data.items.map((signal) => (
          <Line key={signal._id} signal={signal} />
        ))}
      </ul>
      {data.next !== null && <Link to={paths.signals}>{texts.all}</Link>}
    </Panel>
  )
}
