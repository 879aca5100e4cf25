import { api } from '@arriero/contract'
import { useAct } from '#shared/api/queries.ts'
import { ResponsiveModal } from '#shared/ui/ResponsiveModal.tsx'
import { integrationsTexts } from './integrations.texts.ts'
import { KeyForm } from './KeyForm.tsx'
import { SecretOnce } from './SecretOnce.tsx'

interface NewKeyProps {
  isOpen: boolean
  onClose: () => void
  /** However it ended: after a lost answer there may be a key. */
  onSettled: () => void
}

/** From the form to the only showing of the key. */
export const NewKey = ({ isOpen, onClose, onSettled }: NewKeyProps) => {
  const make = useAct(api.integrations.makeKey)
  const close = () => {
    make.reset()
    onClose()
  }
  return (
    <>
      <ResponsiveModal
        isOpen={isOpen && !make.isSuccess}
        title={integrationsTexts.keys.createTitle}
        size="form"
        isHeld={make.isPending}
        onClose={close}
      >
        <KeyForm make={make} onSettled={onSettled} />
      </ResponsiveModal>
      <SecretOnce title={integrationsTexts.once.key} secret={make.data?.key} onClose={close} />
    </>
  )
}
