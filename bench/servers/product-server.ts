/** The product as `main.ts` composes it, on the bench's database and without limits of calls. */
import { compose } from '../../apps/api/src/compose.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { connectionGiven, folderGiven, sayReady, settingsGiven } from './process.ts'

const connection = connectionGiven()
const house = await compose({
  config: readConfig({ LOG_LEVEL: 'silent', LIMIT_FACTOR: '100000', ...settingsGiven() }),
  connection,
  directConnection: connection,
  dataFolder: folderGiven(),
  publicUrl: 'http://localhost:3000',
  isDemo: false,
})
await house.listen(0, '127.0.0.1')
sayReady(house.app.server)
process.on('disconnect', () => {
  void house.stop()
})
