import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { errorTexts } from '@arriero/contract/es/errors'
import { tariffConfigurationTexts, tariffParameterTexts } from '@arriero/contract/es/tariff'
import { Alert } from 'antd'
import { PlainTable } from '#shared/plain/PlainTable.tsx'
import { tariffTexts } from './tariff.texts.ts'
import styles from './tariff.module.css'

const texts = tariffTexts.preview

type Problem = ReplyOf<typeof api.tariff.preview>['problems'][number]

const placeOf = ({ parameter, configuration }: Problem): string =>
  [
    parameter === null ? undefined : tariffParameterTexts[parameter],
    configuration === null ? undefined : tariffConfigurationTexts[configuration],
  ]
    .filter((word) => word !== undefined)
    .join(', ')

const words = (problem: Problem): string =>
  [errorTexts[problem.code], ...(problem.found === null ? [] : [texts.found(problem.found)])].join(': ')

/** What is wrong in which cell of the uploaded sheet. */
export const SheetProblems = ({ problems }: { problems: readonly Problem[] }) => (
  <div className={styles.stack} role="alert">
    <Alert
      type="error"
      showIcon
      title={texts.problemsTitle(problems.length)}
      description={texts.problemsHelp}
    />
    <PlainTable<Problem>
      caption={texts.problemsTitle(problems.length)}
      rows={problems}
      keyOf={({ cell, parameter, code }) => `${cell} ${parameter} ${code}`}
      columns={[
        { key: 'cell', title: texts.cell, render: ({ cell }) => cell ?? '—' },
        { key: 'parameter', title: tariffTexts.comparison.parameter, render: placeOf },
        { key: 'what', title: texts.what, isWide: true, render: words },
      ]}
    />
  </div>
)
