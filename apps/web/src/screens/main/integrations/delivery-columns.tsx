import { eventTexts } from '@arriero/contract/es/order-events'
import { deliveryStates } from '@arriero/contract/integrations'
import { Button } from 'antd'
import { answerText, DeliveryTag } from '#features/integrations/DeliveryTag.tsx'
import { deliveryStateTexts, integrationsTexts } from '#features/integrations/integrations.texts.ts'
import type { Delivery } from '#features/integrations/webhook.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { When } from '#shared/plain/When.tsx'
import type { Column } from '#shared/table/column.ts'
import styles from './integrations-screen.module.css'

const texts = integrationsTexts.deliveries

/** What a person reads out of an id. Decisions §1. */
const codeOf = (id: string) => id.slice(18)

export const deliveryColumns = (open: (id: string) => void): readonly Column<Delivery>[] => [
  {
    key: 'event',
    title: texts.event,
    card: 'title',
    render: ({ event }) => eventTexts[event],
  },
  {
    key: 'state',
    title: texts.state,
    widthPx: 150,
    card: 'aside',
    filters: deliveryStates.map((state) => ({ value: state, label: deliveryStateTexts[state] })),
    render: ({ state }) => <DeliveryTag state={state} />,
  },
  {
    key: 'answer',
    title: texts.answer,
    widthPx: 180,
    card: 'fact',
    render: ({ lastStatus, lastProblem }) => answerText(lastStatus, lastProblem),
  },
  {
    key: 'tries',
    title: texts.tries,
    widthPx: 100,
    align: 'end',
    render: ({ tries }) => <span className="tabular">{tries}</span>,
  },
  {
    key: 'webhook',
    title: texts.webhook,
    render: ({ webhook }) => <span className={styles.address}>{webhook.url}</span>,
  },
  {
    key: 'createdAt',
    title: texts.created,
    widthPx: 190,
    card: 'fact',
    render: ({ createdAt }) => <When at={createdAt} />,
  },
  {
    key: 'action',
    title: texts.action,
    widthPx: 100,
    card: 'action',
    isFixed: true,
    render: ({ _id, event }) => (
      <Button
        icon={<Icon name="eye" sizePx={18} />}
        aria-label={texts.openOf(eventTexts[event], codeOf(_id))}
        onClick={() => open(_id)}
      />
    ),
  },
]
