import { messagesTexts } from './messages.texts.ts'
import { StaffThread } from './StaffThread.tsx'

const texts = messagesTexts.staff

/** What both sides said of the service that a PQR is about, for who answers it; nothing where it is about none, or solved. */
export const AskedThread = ({ orderId, isOpen }: { orderId: string | null; isOpen: boolean }) =>
  orderId !== null &&
  isOpen && (
    <section aria-label={texts.section}>
      <h3>{texts.section}</h3>
      <StaffThread orderId={orderId} />
    </section>
  )
