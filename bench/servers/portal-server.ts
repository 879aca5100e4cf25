/** The product with its portal, on the bench's database: what a browser opens. */
import { compose } from '../../apps/api/src/compose.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { webFolder } from '../../tools/launch/web-build.mjs'
import { connectionGiven, folderGiven, sayReady } from './process.ts'

const connection = connectionGiven()
const house = await compose({
  config: readConfig({
    LOG_LEVEL: 'silent',
    LIMIT_FACTOR: '100000',
    ARRIERO_WEB: process.env['BENCH_WEB'] ?? webFolder,
  }),
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
