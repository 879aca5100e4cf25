import { OwnAccountPage } from '#features/own-account/OwnAccountPage.tsx'
import { ownAccountTexts as texts } from '#features/own-account/own-account.texts.ts'
import { paths } from '#shared/paths.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { uiTexts } from '#shared/ui/ui.texts.ts'

/** One's own account, on the desk. Decisions §5, §17. */
export default function OwnAccountScreen() {
  return (
    <>
      <PageHead title={texts.title} help={texts.help} />
      <OwnAccountPage
        choicesPath={paths.notificationChoices}
        home={{ path: paths.home, title: uiTexts.home }}
      />
    </>
  )
}
