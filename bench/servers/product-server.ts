/** The product as `main.ts` composes it, on the bench's database and without limits of calls. */
import { compose } from '../../apps/api/src/compose.ts'
import { publicUrlOf, readConfig } from '../../apps/api/src/config.ts'
import { connectionGiven, folderGiven, sayReady, settingsGiven } from './process.ts'

const connection = connectionGiven()
const settings = settingsGiven()
const config = readConfig({ LOG_LEVEL: 'silent', LIMIT_FACTOR: '100000', ...settings })
const house = await compose({
  config,
  connection,
  directConnection: connection,
  dataFolder: folderGiven(),
  publicUrl: publicUrlOf(config),
  isDemo: false,
})
// Any port, but where what it is called by has to be its address.
await house.listen(Number(settings['PORT'] ?? 0), '127.0.0.1')
sayReady(house.app.server)
process.on('disconnect', () => {
  void house.stop()
})
