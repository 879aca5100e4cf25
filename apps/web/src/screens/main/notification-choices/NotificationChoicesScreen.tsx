import { NotificationChoicesPage } from '#features/notifications/NotificationChoicesPage.tsx'
import { choicesTexts as texts } from '#features/notifications/choices.texts.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'

/** How one is told, on the desk. */
export default function NotificationChoicesScreen() {
  return (
    <>
      <PageHead title={texts.title} help={texts.help} />
      <NotificationChoicesPage />
    </>
  )
}
