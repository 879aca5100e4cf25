import { explain, start } from './start.ts'

try {
  console.log(await start((sentence) => console.error(sentence)))
} catch (error) {
  console.error(explain(error) ?? error)
  process.exit(1)
}
