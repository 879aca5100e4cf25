import { Button } from '#shared/plain/Button.tsx'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { CopyableCode } from '#shared/ui/CopyableCode.tsx'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import { integrationsTexts } from './integrations.texts.ts'
import styles from './integrations.module.css'

const texts = integrationsTexts.once

interface SecretOnceProps {
  title: string
  /** Undefined: nothing is shown. */
  secret: string | undefined
  onClose: () => void
}

/** What the server says once and keeps nowhere: it goes when its reader says so, not at a stray press. */
export const SecretOnce = ({ title, secret, onClose }: SecretOnceProps) => (
  <ResponsiveModal
    isOpen={secret !== undefined}
    title={title}
    size="form"
    footer={
      <Button kind="primary" onClick={onClose}>
        {texts.done}
      </Button>
    }
    isHeld
    onClose={onClose}
  >
    <Notice kind="warning" title={texts.help} />
    <div className={styles.secret}>
      <CopyableCode code={secret ?? ''} />
    </div>
  </ResponsiveModal>
)
