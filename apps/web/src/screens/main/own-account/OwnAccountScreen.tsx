import { OwnAccountPage } from '#features/own-account/OwnAccountPage.tsx'
import { ownAccountTexts as texts } from '#features/own-account/own-account.texts.ts'
import { BaseMap } from '#features/places/BaseMap.tsx'
import { paths } from '#shared/paths.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { uiTexts } from '#shared/ui/ui.texts.ts'

/** One's own account, on the desk. Decisions §5, §17. */
export default function OwnAccountScreen() {
  return (
    <>
      <PageHead title={texts.title} help={texts.help} />
      <OwnAccountPage
        choicesPath={paths.notificationChoices}
        base={<BaseMap base={useProfile().base} />}
        home={{ path: paths.home, title: uiTexts.home }}
      />
    </>
  )
}
