import { api } from '@arriero/contract'
import type { SiteContact } from '@arriero/contract/places/site-contact'
import { useRead } from '#shared/api/queries.ts'
import { PhoneLink } from '#shared/plain/values/PhoneLink.tsx'
import { hoursLines } from './contact.ts'
import { savedPlacesTexts } from './saved-places.texts.ts'
import styles from './saved-places.module.css'

const { contacts: texts } = savedPlacesTexts

const Contact = ({ title, contact }: { title: string; contact: SiteContact }) => (
  <div className={styles.contact}>
    <h4>{title}</h4>
    {contact.contactName && <p>{contact.contactName}</p>}
    {contact.contactPhone && (
      <p>
        <PhoneLink phone={contact.contactPhone} />
      </p>
    )}
    {contact.hours && hoursLines(contact.hours).map((line) => <p key={line}>{line}</p>)}
    {contact.instructions && <p className={styles.words}>{contact.instructions}</p>}
  </div>
)

/** Whom to ask for at both ends; nothing where nothing was said. */
export const OrderContacts = ({ orderId }: { orderId: string }) => {
  const { data } = useRead(api.orders.contacts, { params: { _id: orderId } })
  if (!data?.origin && !data?.destination) return null
  return (
    <section aria-label={texts.title}>
      <h3>{texts.title}</h3>
      {data.origin && <Contact title={texts.origin} contact={data.origin} />}
      {data.destination && <Contact title={texts.destination} contact={data.destination} />}
    </section>
  )
}
