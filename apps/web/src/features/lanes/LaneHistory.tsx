import { api } from '@arriero/contract'
import type { ReactNode } from 'react'
import { Answer, type Read } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { ChartTable } from '#shared/charts/ChartTable.tsx'
import { WhenSeen } from '#shared/charts/WhenSeen.tsx'
import { formatNumber } from '#shared/format.ts'
import { lazyPart } from '#shared/line/lazy-part.ts'
import type { PlainColumn, PlainColumns } from '#shared/plain/values/PlainTable.tsx'
import { halfText, rangesOf, seriesOf, whenText, type Period, type Series } from './lane-series.ts'
import { lanesTexts as texts } from './lanes.texts.ts'
import styles from './lanes.module.css'

const RangesFigure = lazyPart(() => import('#shared/charts/RangesFigure.tsx'))

const heightPx = 116
/** With two lines of labels below it. */
const wholePx = heightPx + 46
/** Figures of months that are over. */
const hourMs = 3_600_000

const Cell = ({ series, period }: { series: Series; period: Period }) => {
  const spread = series.spreadOf(period)
  if (!spread) return texts.unknown
  return (
    <span className={styles.cell}>
      {series.write(spread.middle)}
      <small>{halfText(series, spread)}</small>
    </span>
  )
}

const columnsOf = (series: readonly Series[]): PlainColumns<Period> => [
  { key: 'when', title: texts.period, render: whenText },
  { key: 'services', title: texts.services, render: ({ services }) => formatNumber(services) },
  ...series.map((one): PlainColumn<Period> => ({
    key: one.name,
    title: texts.series[one.name],
    render: (period) => <Cell series={one} period={period} />,
  })),
]

/** The newest figure in words, all of them as bars. */
const Figure = ({ series, periods }: { series: Series; periods: readonly Period[] }) => {
  const newest = periods.at(-1)
  const spread = newest && series.spreadOf(newest)
  return (
    <figure className={styles.figure}>
      <figcaption>
        {texts.series[series.name]}
        {spread && (
          <>
            <strong className="tabular">{series.write(spread.middle)}</strong>
            <small>{texts.half(series.write(spread.low), series.write(spread.high))}</small>
          </>
        )}
      </figcaption>
      <WhenSeen heightPx={wholePx}>
        <RangesFigure
          ranges={rangesOf(series, periods)}
          heightPx={heightPx}
          color={series.color}
          tick={series.tick}
        />
      </WhenSeen>
    </figure>
  )
}

const Told = ({ periods }: { periods: readonly Period[] }) => {
  const series = seriesOf(periods)
  const newest = periods.at(-1)
  return (
    <>
      {newest && <p className={styles.lately}>{texts.lately(whenText(newest), newest.services)}</p>}
      <div className={styles.figures}>
        {series.map((one) => (
          <Figure key={one.name} series={one} periods={periods} />
        ))}
      </div>
      <ChartTable
        title={texts.title}
        columns={columnsOf(series)}
        rows={periods.toReversed()}
        keyOf={({ from }) => from}
        isNarrow={false}
      />
      <p className={styles.rule}>{texts.rule}</p>
    </>
  )
}

export interface Lane {
  originCode: string
  destinationCode: string
  vehicleTypeId: string
}

/** As it was answered: not there yet, refused, too little to tell, or told. */
export const LaneAnswer = ({ of }: { of: Read<{ periods: readonly Period[] }> }) => (
  <div className={styles.history}>
    <Answer of={of} wait={{ shape: 'map', heightPx: wholePx }} failed={texts.failed}>
      {({ periods }) =>
        periods.length === 0 ? <p className={styles.rule}>{texts.none}</p> : <Told periods={periods} />
      }
    </Answer>
  </div>
)

/** What a lane has cost and taken lately, as its reader may know it. docs/decisions/0043. */
export const LaneHistory = ({ originCode, destinationCode, vehicleTypeId: typeVehicleId }: Lane) => {
  const query = { originCode, destinationCode, typeVehicleId }
  return <LaneAnswer of={useRead(api.lanes.history, { query }, { staleTimeMs: hourMs })} />
}

interface LaneOrder {
  origin: { code: string }
  destination: { code: string }
  typeVehicle: { id: string }
}

export const laneOf = ({ origin, destination, typeVehicle }: LaneOrder): Lane => ({
  originCode: origin.code,
  destinationCode: destination.code,
  vehicleTypeId: typeVehicle.id,
})

/** The part of a service's detail about its lane. */
export const laneSection = (order: LaneOrder): { title: string; body: ReactNode } => ({
  title: texts.title,
  body: <LaneHistory {...laneOf(order)} />,
})
