import { lettersMost } from '@arriero/domain/typed/limits'
import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { useState } from 'react'
import { Link } from 'react-router'
import { devicesTexts as texts } from '#features/devices/devices.texts.ts'

import { Answer } from '#shared/api/Answer.tsx'
import { errorText } from '#shared/api/error-text.ts'
import { useAct, useRead } from '#shared/api/queries.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatNumber, formatRelative } from '#shared/format.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { Button } from '#shared/plain/Button.tsx'
import { PlainForm } from '#shared/plain/fields/PlainForm.tsx'
import { QrCode } from '#shared/plain/values/QrCode.tsx'
import { useNow } from '#shared/use-now.ts'
import { tripsTexts } from '../driver.texts.ts'
import { driverPaths } from '../driver-paths.ts'
import { Copyable } from '../Copyable.tsx'
import styles from './devices.module.css'
import parts from '../parts.module.css'

type Made = ReplyOf<typeof api.devices.make>
type Device = ReplyOf<typeof api.devices.all>['items'][number]

const Setup = ({ made, onFinish }: { made: Made; onFinish: () => void }) => (
  <section className={styles.setup} aria-label={texts.onceTitle}>
    <h2 className={styles.heading}>{texts.onceTitle}</h2>
    <p className={styles.text}>{texts.once}</p>
    <ol className={styles.steps}>
      {texts.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <QrCode text={made.setupUrl} label={texts.qr} />
    <Copyable label={texts.server} value={made.serverUrl} />
    <Copyable label={texts.token} value={made.token} />
    <Button kind="primary" size="grand" icon="check" onClick={onFinish}>
      {texts.finish}
    </Button>
  </section>
)

const NewDevice = ({ onMade }: { onMade: (made: Made) => void }) => {
  const form = useForm({
    act: useAct(api.devices.make),
    empty: { name: '' },
    fields: {
      name: {
        kind: 'text',
        label: texts.name,
        placeholder: texts.namePlaceholder,
        isOptional: true,
        most: lettersMost.label,
      },
    },
    input: ({ name }) => ({ body: { name: name.trim() || texts.namePlaceholder } }),
    tells: (error) => ({ name: errorText(error) }),
    refreshes: [api.devices.all],
    onDone: onMade,
  })
  return (
    <div className={styles.form}>
      <PlainForm form={form} act={texts.add} button={{ size: 'grand', icon: 'plus' }} />
    </div>
  )
}

const factsOf = ({ lastUsedAt, batteryPercent }: Device, now: number): string =>
  [
    lastUsedAt ? texts.used(formatRelative(lastUsedAt, now)) : texts.unused,
    batteryPercent === null ? '' : texts.battery(formatNumber(batteryPercent)),
  ]
    .filter(Boolean)
    .join(' · ')

const DeviceRow = ({ device, now }: { device: Device; now: number }) => {
  const revoke = useToldAct({
    act: useAct(api.devices.revoke),
    input: { params: { _id: device._id } },
    done: texts.revoked(device.name),
    refreshes: [api.devices.all],
  })
  return (
    <li className={styles.device}>
      <div>
        <strong>{device.name}</strong>
        <p className={styles.text}>{factsOf(device, now)}</p>
      </div>
      <Button
        kind="danger"
        icon="trash"
        isBusy={revoke.isBusy}
        aria-label={texts.revokeName(device.name)}
        onClick={revoke.go}
      >
        {texts.revoke}
      </Button>
    </li>
  )
}

const List = () => {
  const read = useRead(api.devices.all, {})
  const now = useNow()

  return (
    <Answer of={read} wait={{ shape: 'cards', count: 1 }} empty={<p className={styles.text}>{texts.none}</p>}>
      {({ items }) => (
        <ul className={styles.devices}>
          {items.map((device) => (
            <DeviceRow key={device._id} device={device} now={now} />
          ))}
        </ul>
      )}
    </Answer>
  )
}

/** Phones that report the driver's place by themselves, by a token shown once. Decisions §14. */
export const DevicesScreen = () => {
  const [made, setMade] = useState<Made>()
  return (
    <div className={styles.page}>
      <Link to={driverPaths.trips} className={parts.back}>
        <Icon name="arrowLeft" sizePx={22} /> {tripsTexts.title}
      </Link>
      <h1 className={parts.title}>{texts.title}</h1>
      <p className={styles.text}>{texts.help}</p>
      {made ? <Setup made={made} onFinish={() => setMade(undefined)} /> : <NewDevice onMade={setMade} />}
      <h2 className={styles.heading}>{texts.list}</h2>
      <List />
    </div>
  )
}
