import { NotificationChoicesPage } from '#features/notifications/NotificationChoicesPage.tsx'
import { choicesTexts as texts } from '#features/notifications/choices.texts.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'

/** The portal's page where one chooses how to be notified. */
export default function NotificationChoicesScreen() {
  return (
    <>
      <PageHead title={texts.title} help={texts.help} />
      <NotificationChoicesPage />
    </>
  )
}
