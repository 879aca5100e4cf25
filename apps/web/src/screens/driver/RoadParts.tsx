import { mapApp, mapApps } from '#features/tracking/trip/road/map-app.ts'
import { mapAppTexts, voiceTexts } from '#features/tracking/trip/road/road.texts.ts'
import { canSpeak, speak, voiceSetting } from '#features/tracking/trip/road/voice.ts'
import { Radios } from '#shared/plain/fields/Radios.tsx'
import { SwitchLine } from '#shared/plain/fields/Switch.tsx'
import styles from './sheets.module.css'

const options = mapApps.map((value) => ({ value, label: mapAppTexts.apps[value] }))

/** What he hears while he drives; he who turns it on hears how it sounds. */
const VoicePart = () => {
  const isOn = voiceSetting.useChosen() === 'on'
  const toggle = (isWanted: boolean) => {
    voiceSetting.choose(isWanted ? 'on' : 'off')
    if (isWanted) speak(voiceTexts.sample)
  }
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{voiceTexts.title}</h3>
      {canSpeak() ? (
        <SwitchLine label={voiceTexts.label} help={voiceTexts.help} isOn={isOn} onChange={toggle} />
      ) : (
        <p className={styles.muted}>{voiceTexts.unsupported}</p>
      )}
    </section>
  )
}

/** How this phone guides him: each choice is the phone's own. */
export const RoadParts = () => (
  <>
    <div className={styles.part}>
      <Radios
        label={mapAppTexts.title}
        help={mapAppTexts.help}
        options={options}
        value={mapApp.useChosen()}
        onChange={(app) => mapApp.choose(mapApps.find((one) => one === app) ?? 'phone')}
      />
    </div>
    <VoicePart />
  </>
)
