import { integrationsTexts } from '#features/integrations/integrations.texts.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { DeliveriesSection } from './DeliveriesSection.tsx'
import { integrationsScreenTexts as texts } from './integrations-screen.texts.ts'
import { KeysSection } from './KeysSection.tsx'
import { WebhooksSection } from './WebhooksSection.tsx'

/** A company's own systems: keys, webhooks, and what was sent. docs/decisions/0018. */
export default function IntegrationsScreen() {
  return (
    <>
      <PageHead
        title={texts.title}
        help={texts.help}
        action={<a href="/v1/docs#description/integrar-su-sistema">{integrationsTexts.docs}</a>}
      />
      <KeysSection />
      <WebhooksSection />
      <DeliveriesSection />
    </>
  )
}
