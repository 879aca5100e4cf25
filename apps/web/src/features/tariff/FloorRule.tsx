import { api } from '@arriero/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Switch } from 'antd'
import { useState } from 'react'
import { errorText, updateErrorText } from '#shared/api/error-text.ts'
import { keyOf, useAct, useRead } from '#shared/api/queries.ts'
import { Card } from '#shared/plain/Card.tsx'
import { ErrorState } from '#shared/plain/ErrorState.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { ConfirmAct } from '#shared/ui/ConfirmAct.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { tariffTexts } from './tariff.texts.ts'
import styles from './tariff.module.css'

const texts = tariffTexts.floor
const key = 'blocksBelowFloor'

/** Whether what leaves a carrier below the floor is refused or only shown. Decisions §13. */
export const FloorRule = () => {
  const client = useQueryClient()
  const toast = useToast()
  const read = useRead(api.settings.all, {})
  const update = useAct(api.settings.update)
  const [isAsking, setAsking] = useState(false)
  const rule = read.data?.items.find((one) => one.key === key)
  const isBlocking = rule?.value === 1
  const change = () =>
    update.mutate(
      { params: { key }, body: { value: isBlocking ? 0 : 1, before: isBlocking ? 1 : 0 } },
      {
        onSuccess: () => toast.success(texts.done),
        onError: (error) => toast.error(updateErrorText(error)),
        onSettled: () => {
          setAsking(false)
          void read.refetch()
          void client.invalidateQueries({ queryKey: keyOf(api.settings.history) })
        },
      },
    )
  const body = () => {
    if (read.isError) return <ErrorState text={errorText(read.error)} onRetry={() => void read.refetch()} />
    if (!rule) return <Skeleton shape="lines" count={2} />
    return (
      <label className={styles.switch}>
        <Switch checked={isBlocking} onChange={() => setAsking(true)} aria-label={texts.label} />
        <span>
          <strong>{texts.label}</strong>
          <br />
          {isBlocking ? texts.blocks : texts.warns}
        </span>
      </label>
    )
  }
  return (
    <Card title={texts.title}>
      <p className={styles.help}>{texts.help}</p>
      {body()}
      <ConfirmAct
        isOpen={isAsking}
        title={texts.confirmTitle}
        effect={<p>{isBlocking ? texts.toWarn : texts.toBlock}</p>}
        act={isBlocking ? texts.warn : texts.block}
        isBusy={update.isPending}
        onConfirm={change}
        onClose={() => setAsking(false)}
      />
    </Card>
  )
}
