import { appTexts } from './app.texts.ts'
import { Page } from './Page.tsx'
import { NotFoundPage } from './shell/NotFoundPage.tsx'

export const LostScreen = ({ isOutside = false }: { isOutside?: boolean }) => (
  <Page title={appTexts.lost}>
    <NotFoundPage isOutside={isOutside} />
  </Page>
)
