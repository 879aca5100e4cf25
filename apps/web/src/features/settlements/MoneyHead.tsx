import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import type { OwnHead } from '@arriero/contract/money/settlement-shapes'
import type { ReactNode } from 'react'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { formatDay, formatMoney, formatNumber } from '#shared/format.ts'
import styles from './MoneyHead.module.css'
import { settlementsTexts } from './settlements.texts.ts'

const texts = settlementsTexts.head

const earnings = (count: number) => texts.earnings(formatNumber(count))

interface FigureProps {
  title: string
  pesos: number
  children: ReactNode
}

/** One amount, and in words what it is made of. */
const Figure = ({ title, pesos, children }: FigureProps) => (
  <div className={styles.figure}>
    <dt>{title}</dt>
    <dd>
      <strong className="tabular">{formatMoney(pesos)}</strong>
      {children}
    </dd>
  </div>
)

const Next = ({ next }: { next: OwnHead['next'] }) => (
  <Figure title={texts.next} pesos={next?.net ?? 0}>
    {next === null ? (
      <small>{texts.noNext}</small>
    ) : (
      <small data-tone={next.isLate ? 'bad' : undefined}>
        {(next.isLate ? texts.wasDue : texts.due)(formatDay(next.dueOn))} · {earnings(next.count)}
      </small>
    )}
  </Figure>
)

const sumOf = (held: OwnHead['held']): number => held.reduce((sum, { net }) => sum + net, 0)
const wordsOf = (hold: OwnHead['held'][number]['hold']): string => texts.holds[hold] ?? errorTexts[hold]

const Held = ({ held }: { held: OwnHead['held'] }) => (
  <Figure title={texts.held} pesos={sumOf(held)}>
    {held.length === 0 ? (
      <small>{texts.nothingHeld}</small>
    ) : (
      <ul>
        {held.map(({ hold, count, net }) => (
          <li key={hold}>
            <small>
              {wordsOf(hold)}: <span className="tabular">{formatMoney(net)}</span> · {earnings(count)}
            </small>
          </li>
        ))}
      </ul>
    )}
  </Figure>
)

const Figures = ({ head: { toCome, next, held, road } }: { head: OwnHead }) => (
  <section aria-label={texts.label}>
    <dl className={styles.head}>
      <Figure title={texts.toCome} pesos={toCome.net}>
        <small>{earnings(toCome.count)}</small>
      </Figure>
      <Next next={next} />
      <Held held={held} />
      <Figure title={texts.advances} pesos={road.advances}>
        <small>{texts.ofRoad(formatNumber(road.advanced), road.services)}</small>
      </Figure>
    </dl>
  </section>
)

/** How a carrier's money stands now, as the server reckons it at one moment. */
export const MoneyHead = () => (
  <Answer of={useRead(api.settlements.ownHead, {})} wait={{ shape: 'figures', count: 4, heightPx: 68 }}>
    {(head) => <Figures head={head} />}
  </Answer>
)
