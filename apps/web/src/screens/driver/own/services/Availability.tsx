import { api } from '@arriero/contract'
import { useAct, useRead } from '#shared/api/queries.ts'
import { useSending } from '#shared/forms/use-sending.ts'
import { Problem } from '#shared/plain/states/Problem.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { nearTexts as texts } from '../own.texts.ts'
import styles from '../own.module.css'

/** A driver's own word on whether he wants work, of the market or of his enterprise. Decisions §7. */
export const Availability = () => {
  const { _id, rol } = useProfile()
  const words = texts.availableFor[rol === 'driver' ? 'market' : 'enterprise']
  const params = { _id }
  const { data } = useRead<typeof api.users.detail, 'self'>(api.users.detail, { params })
  const update = useAct(api.accounts.update)
  const { send } = useSending({ act: update, refreshes: [api.users.detail] })
  if (!data) return null
  return (
    <div>
      <label className={styles.toggle}>
        <input
          type="checkbox"
          checked={update.isPending ? update.variables.body.status === true : data.status}
          disabled={update.isPending}
          onChange={({ target }) => send({ params, body: { status: target.checked } })}
        />
        <span>
          <strong>{words.title}</strong>
          <br />
          {data.status ? words.help : texts.busy}
        </span>
      </label>
      <Problem of={update.error} />
    </div>
  )
}
