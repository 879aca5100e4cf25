import { eventTexts } from '@arriero/contract/es/order-events'
import { Button } from 'antd'
import { answerText } from '#features/integrations/answer-text.ts'
import { integrationsTexts } from '#features/integrations/integrations.texts.ts'
import type { Delivery } from '#features/integrations/webhook.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatShortId } from '#shared/format.ts'
import type { Column } from '#shared/table/columns/column.ts'
import styles from './integrations-screen.module.css'

const texts = integrationsTexts.deliveries

export const deliveryCells = {
  answer: ({ lastStatus, lastProblem }: Delivery) => answerText(lastStatus, lastProblem),
  webhook: ({ webhook }: Delivery) => <span className={styles.address}>{webhook.url}</span>,
}

export const openDelivery = (open: (id: string) => void): Column<Delivery> => ({
  key: 'action',
  title: texts.action,
  widthPx: 100,
  card: 'action',
  isFixed: true,
  render: ({ _id, event }) => (
    <Button
      icon={<Icon name="eye" sizePx={18} />}
      aria-label={texts.openOf(eventTexts[event], formatShortId(_id))}
      onClick={() => open(_id)}
    />
  ),
})
