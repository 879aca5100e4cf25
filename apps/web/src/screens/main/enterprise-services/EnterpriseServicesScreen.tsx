import { PageHead } from '#shared/ui/PageHead.tsx'
import { appTextsPlaceholder } from '../placeholder.texts.ts'

export default function EnterpriseServicesScreen() {
  return <PageHead title={appTextsPlaceholder.title} />
}
