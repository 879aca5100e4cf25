import { api } from '@arriero/contract'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { bodyOf, emptyDraft, pqrFields } from '#features/support/new-pqr.ts'
import { useAct } from '#shared/api/queries.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { PlainForm } from '#shared/plain/fields/PlainForm.tsx'
import { driverPaths } from '../driver-paths.ts'
import { requestsTexts as texts } from '../requests.texts.ts'
import parts from '../parts.module.css'

/** The driver files a PQR of his own: words and kind, nothing else. */
export const NewRequestScreen = () => {
  const navigate = useNavigate()
  const held = useState(emptyDraft)
  const form = useForm({
    act: useAct(api.support.create),
    empty: emptyDraft,
    held,
    fields: pqrFields(held[0].type),
    input: (draft) => ({ body: bodyOf(draft) }),
    done: texts.sent,
    refreshes: [api.support.all, api.support.detail],
    onDone: () => void navigate(driverPaths.requests, { replace: true }),
  })
  return (
    <div className={parts.page}>
      <Link to={driverPaths.requests} className={parts.back}>
        <Icon name="arrowLeft" sizePx={22} /> {texts.back}
      </Link>
      <h1 className={parts.title}>{texts.newTitle}</h1>
      <PlainForm form={form} act={texts.send} button={{ size: 'grand' }} />
    </div>
  )
}
