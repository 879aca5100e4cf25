import { NotificationChoicesPage } from '#features/notifications/NotificationChoicesPage.tsx'
import { choicesTexts as texts } from '#features/notifications/choices.texts.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { useToast } from '#shared/ui/use-toast.ts'

/** How one is told, on the desk. */
export default function NotificationChoicesScreen() {
  const toast = useToast()
  return (
    <>
      <PageHead title={texts.title} help={texts.help} />
      <NotificationChoicesPage onDone={toast.success} />
    </>
  )
}
