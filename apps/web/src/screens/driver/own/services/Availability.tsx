import { api } from '@arriero/contract'
import { errorText } from '#shared/api/error-text.ts'
import { keyOf, queryClient, useAct, useRead } from '#shared/api/queries.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { nearTexts as texts } from '../own.texts.ts'
import styles from '../own.module.css'
import parts from '#screens/driver/parts.module.css'

/** A driver's own word on whether he wants work, of the market or of his enterprise. Decisions §7. */
export const Availability = () => {
  const { _id, rol } = useProfile()
  const words = texts.availableFor[rol === 'driver' ? 'market' : 'enterprise']
  const params = { _id }
  const { data } = useRead<typeof api.users.detail, 'self'>(api.users.detail, { params })
  const update = useAct(api.users.update)
  if (!data) return null
  const change = (status: boolean) =>
    update.mutate(
      { params, body: { status } },
      {
        onSuccess: () =>
          void queryClient.invalidateQueries({ queryKey: keyOf(api.users.detail, { params }) }),
      },
    )
  return (
    <div>
      <label className={styles.toggle}>
        <input
          type="checkbox"
          checked={update.isPending ? update.variables.body.status === true : data.status}
          disabled={update.isPending}
          onChange={({ target }) => change(target.checked)}
        />
        <span>
          <strong>{words.title}</strong>
          <br />
          {data.status ? words.help : texts.busy}
        </span>
      </label>
      <p className={parts.problem} role="alert">
        {update.isError && errorText(update.error)}
      </p>
    </div>
  )
}
