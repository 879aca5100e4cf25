import { whatsappHref } from '#shared/phone-href.ts'
import { PhoneLink } from '#shared/plain/values/PhoneLink.tsx'
import { remediesTexts as texts } from './remedies.texts.ts'
import styles from './remedies.module.css'

/** By telephone, or by a chat of whoever calls: the product itself sends nothing by it. */
export const Reached = ({ phone }: { phone: string }) => {
  const chat = whatsappHref(phone)
  return (
    <>
      <PhoneLink phone={phone} />
      {chat && (
        <>
          {' · '}
          <a className={styles.chat} href={chat} target="_blank" rel="noreferrer">
            {texts.whatsapp}
          </a>
        </>
      )}
    </>
  )
}
