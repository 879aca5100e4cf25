import { Statement } from '#shared/plain/values/Statement.tsx'
import { standbyLines, type Standby } from './standby-view.ts'
import { standbyTexts } from './standby.texts.ts'

/** What waiting comes to: hours by tariff, VAT, total. */
export const StandbyStatement = ({ standby }: { standby: Standby }) => (
  <Statement caption={standbyTexts.statement.caption} lines={standbyLines(standby)} />
)
