import { NotificationsPage } from '#features/notifications/NotificationsPage.tsx'
import { notificationsTexts as texts } from '#features/notifications/notifications.texts.ts'
import { paths } from '#shared/paths.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'

export default function NotificationsScreen() {
  return (
    <>
      <PageHead title={texts.title} help={texts.help} />
      <NotificationsPage choicesPath={paths.notificationChoices} />
    </>
  )
}
