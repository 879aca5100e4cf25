import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { addresses } from '#features/orders/lists/client-addresses.ts'
import { clientServicesTexts } from './client-services.texts.ts'
import styles from './client-services.module.css'

/** Where there is nothing more to pay, the way back is the page's own act: its head says it no more. */
export const toServices = (
  <LinkButton key="list" to={addresses.list} kind="primary" className={styles.toServices}>
    {clientServicesTexts.pay.back}
  </LinkButton>
)
