import { accounts } from '@arriero/domain/money/journal'
import { ledgerAccountTexts } from '@arriero/contract/es/accounting'
import { Select } from 'antd'
import { useId } from 'react'
import type { TableControls } from '#shared/table/filters/useTableState.ts'
import { accountingScreenTexts } from './accounting-screen.texts.ts'
import styles from './accounting.module.css'

const texts = accountingScreenTexts.table
const widthPx = 250

/** Narrows the table to services on which an account is not at zero: what is still open. */
export const StandingFilter = ({ controls }: { controls: TableControls }) => {
  const id = useId()
  return (
    <div className={styles.standing}>
      <label htmlFor={id}>{texts.standing}</label>
      <Select
        id={id}
        style={{ width: widthPx }}
        allowClear
        placeholder={texts.anyAccount}
        value={controls.state.filters['standing']?.[0]}
        onChange={(account: string | undefined) => controls.filter('standing', account ? [account] : [])}
        options={accounts.map((account) => ({ value: account, label: ledgerAccountTexts[account] }))}
        // Inside the page's landmark: outside of it the list would belong to none.
        getPopupContainer={(select: HTMLElement) => select.parentElement ?? document.body}
      />
    </div>
  )
}
