import { addresses } from '#features/orders/lists/client-addresses.ts'
import type { ClientRow } from './client-action.ts'
import { clientServicesTexts } from './client-services.texts.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import styles from './client-services.module.css'

const texts = clientServicesTexts.actions

/** What the charge for waiting asks of the client; nothing once it is settled. Decisions §16. */
export const StandbyAction = ({ order }: { order: ClientRow }) => {
  switch (order.standby) {
    case 'proposed':
      return (
        <LinkButton to={addresses.standby(order._id)} isBlock>
          {texts.standby}
        </LinkButton>
      )
    case 'accepted':
    case 'decided':
      return (
        <LinkButton to={addresses.payStandby(order._id)} isBlock>
          {texts.payStandby}
        </LinkButton>
      )
    case 'objected':
      return <p className={styles.note}>{texts.standbyObjected}</p>
    case 'waived':
    case 'paid':
    case null:
      return null
  }
}
