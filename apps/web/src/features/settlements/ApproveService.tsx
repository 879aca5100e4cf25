import { api } from '@arriero/contract'
import { Button } from 'antd'
import { useState } from 'react'
import { act } from '#shared/api/act.ts'
import { errorText } from '#shared/api/error-text.ts'
import { useOnce } from '#shared/api/use-once.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { settlementsTexts } from './settlements.texts.ts'

const texts = settlementsTexts.approve

interface ApproveServiceProps {
  orderId: string
  onDone: () => void
}

/** The client is content: the carrier is paid without further waiting. Decisions §7, §16. */
export const ApproveService = ({ orderId, onDone }: ApproveServiceProps) => {
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  // The live channel may take the button away before the answer comes: it is waited for all the same.
  const { run: confirm, isBusy } = useOnce(async () => {
    try {
      await act(api.orders.approve, { params: { _id: orderId } })
      toast.success(texts.done)
      onDone()
    } catch (error) {
      toast.error(errorText(error))
    }
    setOpen(false)
  })
  return (
    <>
      <Button block icon={<Icon name="check" sizePx={16} />} onClick={() => setOpen(true)}>
        {texts.act}
      </Button>
      <ConfirmAct
        isOpen={isOpen}
        title={texts.title}
        effect={<p>{texts.effect}</p>}
        act={texts.act}
        isBusy={isBusy}
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
