import { api } from '@arriero/contract'
import { ledgerAccountTexts } from '@arriero/contract/es/accounting'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { isChartCode } from '@arriero/domain/money/closing/chart'
import { accounts, type Account } from '@arriero/domain/money/journal'
import { lettersMost } from '@arriero/domain/typed/limits'
import { useState } from 'react'
import { Link } from 'react-router'
import { Answer } from '#shared/api/Answer.tsx'
import { useAct, useRead } from '#shared/api/queries.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import type { FieldOf, Fields } from '#shared/forms/form-spec.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { paths } from '#shared/paths.ts'
import { Card } from '#shared/plain/Card.tsx'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { When } from '#shared/plain/values/When.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { closingsTexts } from './closings.texts.ts'
import styles from './closings.module.css'

const texts = closingsTexts.chart

type Chart = ReplyOf<typeof api.closings.chart>
/** One code for each account of the journal. */
type Draft = Record<Account, string>

const each = <Value,>(of: (account: Account) => Value): Record<Account, Value> =>
  Object.fromEntries(accounts.map((account) => [account, of(account)])) as Record<Account, Value>

/** What is kept; before anything is, what is suggested. */
const draftOf = ({ accounts: known }: Chart): Draft =>
  each((account) => {
    const found = known.find((one) => one.account === account)
    return found?.code ?? found?.suggested ?? ''
  })

const fieldOf = (account: Account, { accounts: known }: Chart): FieldOf<string, Draft> => ({
  label: ledgerAccountTexts[account],
  kind: 'digits',
  most: lettersMost.chartCode,
  help: texts.suggested(known.find((one) => one.account === account)?.suggested ?? ''),
  required: 'chart.code_required',
  denial: (code) => (isChartCode(code.trim()) ? undefined : 'chart.code_invalid'),
  wire: `codes.${account}`,
})

const ChartForm = ({ chart }: { chart: Chart }) => {
  const [empty] = useState(() => draftOf(chart))
  const fields: Fields<Draft> = each((account) => fieldOf(account, chart))
  const form = useForm({
    act: useAct(api.closings.setChart),
    empty,
    fields,
    input: (values) => ({ body: { codes: each((account) => values[account].trim()) } }),
    done: texts.done,
    refreshes: [api.closings.chart],
  })
  return (
    <DeskForm form={form} act={texts.save}>
      <div className={styles.codes}>
        <DeskFields form={form} />
      </div>
    </DeskForm>
  )
}

/** Which code of the PUC each account of the journal has in the files for accounting programs. */
export const ChartPage = () => (
  <>
    <PageHead
      title={texts.title}
      help={texts.help}
      action={<Link to={paths.closings}>{closingsTexts.month.back}</Link>}
    />
    <Answer of={useRead(api.closings.chart, {})} wait="detail">
      {(chart) => (
        <div className={styles.page}>
          {chart.kept ? (
            <p className={styles.state}>
              {texts.kept} <When at={chart.kept.at} /> {closingsTexts.closedBy(chart.kept.by.name)}
            </p>
          ) : (
            <Notice role="note" kind="warning" title={texts.unkept} />
          )}
          <Card>
            <div className={styles.form}>
              <ChartForm key={chart.kept?.at ?? ''} chart={chart} />
            </div>
          </Card>
        </div>
      )}
    </Answer>
  </>
)
