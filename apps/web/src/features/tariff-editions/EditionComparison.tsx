import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { tariffConfigurationTexts, tariffParameterTexts, tariffUnitTexts } from '@arriero/contract/es/tariff'
import { formatMoney, formatNumber } from '#shared/format.ts'
import { type PlainColumn, PlainTable } from '#shared/plain/values/PlainTable.tsx'
import { tariffEditionsTexts } from './tariff-editions.texts.ts'
import styles from './tariff-editions.module.css'

const texts = tariffEditionsTexts.comparison

type Compared = Pick<ReplyOf<typeof api.tariffEditions.detail>, 'differences' | 'worked'>
type Difference = Compared['differences'][number]
type WorkedCost = Compared['worked'][number]

/** As many decimals as the figure has, up to six. */
const figure = (value: number): string => {
  const decimals = String(value).split('.')[1]?.length ?? 0
  return formatNumber(value, Math.min(decimals, 6))
}

export const changeOf = (before: number, after: number): string => {
  if (before === 0) return '—'
  const percent = ((after - before) / before) * 100
  return `${percent > 0 ? '+' : ''}${formatNumber(percent, 1)}\u00a0%`
}

const beforeAndAfter = <Row extends { before: number; after: number }>(
  written: (value: number) => string,
): PlainColumn<Row>[] => [
  { key: 'before', title: texts.before, align: 'end', render: ({ before }) => written(before) },
  { key: 'after', title: texts.after, align: 'end', render: ({ after }) => written(after) },
  {
    key: 'change',
    title: texts.change,
    align: 'end',
    render: ({ before, after }) => changeOf(before, after),
  },
]

const Differences = ({ differences }: Pick<Compared, 'differences'>) => (
  <PlainTable<Difference>
    caption={texts.caption}
    rows={differences}
    keyOf={({ parameter, configuration }) => `${parameter} ${configuration}`}
    columns={[
      {
        key: 'parameter',
        title: texts.parameter,
        render: ({ parameter }) => (
          <>
            {tariffParameterTexts[parameter]} <small>{tariffUnitTexts[parameter]}</small>
          </>
        ),
      },
      {
        key: 'configuration',
        title: texts.configuration,
        render: ({ configuration }) =>
          configuration === null ? texts.all : tariffConfigurationTexts[configuration],
      },
      ...beforeAndAfter<Difference>(figure),
    ]}
  />
)

const Worked = ({ worked }: Pick<Compared, 'worked'>) => (
  <section>
    <h3 className={styles.partTitle}>{texts.workedTitle}</h3>
    <p className={styles.help}>{texts.workedHelp}</p>
    <PlainTable<WorkedCost>
      caption={texts.workedCaption}
      rows={worked}
      keyOf={({ configuration }) => configuration}
      columns={[
        {
          key: 'configuration',
          title: texts.configuration,
          render: ({ configuration }) => tariffConfigurationTexts[configuration],
        },
        ...beforeAndAfter<WorkedCost>(formatMoney),
      ]}
    />
  </section>
)

/** What one edition changes of another, figure by figure and on the worked trip. */
export const EditionComparison = ({ differences, worked }: Compared) => (
  <div className={styles.stack}>
    {differences.length > 0 && <Differences differences={differences} />}
    <Worked worked={worked} />
  </div>
)
